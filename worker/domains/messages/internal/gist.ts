/** A text cut to so many characters, none of them in half. */
export function gistOf(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join("")}…`;
}
