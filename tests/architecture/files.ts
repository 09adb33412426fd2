import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const AREAS = ["contracts", "db", "worker", "web", "tests"] as const;

/** Files that a tool writes; nobody reads them for pleasure. */
const GENERATED =
  /(?:^|\/)\.wrangler\/|^(?:web\/routeTree\.gen\.ts|db\/migrations\/.*|tests\/requirements\.tsv)$/;

/** Our own files under the areas, as repository paths, generated ones left out. */
export function sourceFiles(kind: RegExp): string[] {
  return AREAS.flatMap((area) =>
    readdirSync(area, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name).split(path.sep).join("/")),
  ).filter((file) => kind.test(file) && !GENERATED.test(file));
}

/** How many lines a file has; a last line without its end counts. */
export function linesOf(file: string): number {
  const text = readFileSync(file, "utf8");
  return text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
}

/** What a README names in backticks that reads as a path, without placeholders, patterns and things made on the way. */
export function pathsNamedIn(readme: string): string[] {
  const names = [...readFileSync(readme, "utf8").matchAll(/`([^`\n]+)`/g)].map(([, name = ""]) => name);
  return names.filter(
    (name) =>
      /^[\w.-]+(?:\/[\w.$-]+)*\/?$/.test(name) &&
      (name.includes("/") || /\.(?:tsx?|mjs|json|jsonc|toml|tsv|md|css|html)$/.test(name)) &&
      !/^(?:dist|node_modules|pictures|\.data|\.wrangler)\b/.test(name),
  );
}

/** Whether the path stands, seen from the top or from the README's own folder; a bare name, anywhere below that. */
export function stands(readme: string, name: string): boolean {
  const folder = path.dirname(readme);
  if (existsSync(name) || existsSync(path.join(folder, name))) return true;
  return (
    !name.includes("/") &&
    sourceFiles(/./).some((file) => file.startsWith(`${folder}/`) && file.endsWith(`/${name}`))
  );
}
