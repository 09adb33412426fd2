import { workspace } from "#web/copy/workspace.ts";

const copy = workspace.stale;

export type FactValues = Record<string, string | boolean>;

/** What is different between the facts a person began with and the facts as they are, a sentence each. */
export function factChanges<V extends FactValues>(
  labels: Record<keyof V & string, string>,
  before: V,
  after: V,
  wordsOf: (name: keyof V & string, value: V[keyof V]) => string = (_, value) => plain(value),
): string[] {
  return (Object.keys(labels) as (keyof V & string)[])
    .filter((name) => before[name] !== after[name])
    .map((name) =>
      copy.fact(
        labels[name],
        wordsOf(name, before[name]) || copy.none,
        wordsOf(name, after[name]) || copy.none,
      ),
    );
}

function plain(value: string | boolean): string {
  if (typeof value === "string") return value;
  return value ? copy.yes : copy.no;
}
