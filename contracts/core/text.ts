/** Whether a person sees anything of a text: white space, joiners and other letters without a picture are nothing. */
export function isVisible(text: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}\u2800]/u.test(text);
}

/** `Sarah Jane Smith` gives `SS`, `田中 美咲` gives `田美`, one word gives one letter. */
export function initialsOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/u).filter(Boolean);
  const first = firstLetter(words[0]);
  const last = words.length > 1 ? firstLetter(words.at(-1)) : "";
  return (first + last).toLocaleUpperCase("en");
}

function firstLetter(word: string | undefined): string {
  return [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(word ?? "")][0]?.segment ?? "";
}
