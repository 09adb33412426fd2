/** The words of a drawn page as the plainest page that has them: a line each, no style and no script. */
export function plainPageOf(drawn: string): string {
  const [, page = ""] = /<div id="root">(.*)<\/div>/s.exec(drawn) ?? [];
  const words = page
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, "")
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== "");
  const lines = words.map((text) => `<p>${text}</p>`).join("\n");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plain</title></head><body>${lines}</body></html>`;
}
