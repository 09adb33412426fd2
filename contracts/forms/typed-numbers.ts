const TYPED_NUMBER = /^[+-]?(\d+[.,]?\d*|[.,]\d+)$/;

/** A number as people type it: `4`, `4.5`, `4,5`, on a keyboard for wide digits too; not `1e3`, and no thousands. NaN for any other text. */
export function numberIn(typed: string): number {
  const text = typed.normalize("NFKC").trim();
  return TYPED_NUMBER.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
}
