type Props = {
  /** Words of the interface that have room for names. */
  of: (...names: string[]) => string;
  names: readonly string[];
};

/** Of the private use area, so that it stands in no words. */
const FIRST_MARK = 0xe000;

/** A sentence with names of people and pets, each written in its own direction whatever stands around it. */
export function Named({ of: sentence, names }: Props) {
  const marks = names.map((_, at) => String.fromCodePoint(FIRST_MARK + at));
  return sentence(...marks)
    .split(/([\uE000-\uE0FF])/)
    .map((part, at) => {
      const name = names[marks.indexOf(part)];
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence stay in their order
      return name === undefined ? part : <bdi key={at}>{name}</bdi>;
    });
}
