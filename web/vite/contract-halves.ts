import { readFileSync } from "node:fs";
import path from "node:path";

import { type Plugin, transformWithOxc } from "vite";

const contracts = path.resolve(import.meta.dirname, "../../contracts") + path.sep;

type Node = { type: string; start: number; end: number };
type Statement = { text: string; names: string[]; exported: string[]; uses: Set<string>; isImport: boolean };

/** True for a module that must not be in what the page starts with: zod, and whatever needs it. */
export const isSchema = (id: string): boolean =>
  id.includes("/node_modules/zod/") || (id.startsWith(contracts) && !id.endsWith("?rules"));

/**
 * Takes every contract apart, for the build only: constants and pure functions in one half, shapes in the other. A screen
 * that needs a constant would otherwise bring the shapes beside it, and zod with them, into the first download.
 */
export function contractHalves(): Plugin {
  return {
    name: "contract-halves",
    apply: "build",
    enforce: "pre",
    resolveId: (source) =>
      source.startsWith(contracts) && source.includes("?") ? { id: source, moduleSideEffects: false } : null,
    async load(id) {
      if (!id.startsWith(contracts)) return null;
      const [file = id, half] = id.split("?");
      const { code } = await transformWithOxc(readFileSync(file, "utf8"), file, { sourcemap: false });
      const statements = (this.parse(code).body as unknown as Node[]).map((node) => read(node, code));
      return { code: write(file, half, statements), moduleType: "js", moduleSideEffects: false };
    },
  };
}

/** Relative imports are made absolute: a half has no folder of its own. */
function read(node: Node, code: string): Statement {
  const text = code.slice(node.start, node.end);
  const isImport = node.type === "ImportDeclaration";
  const uses = new Set<string>();
  const names: string[] = [];
  visit(node, (inner) => {
    const { name } = inner as { name?: unknown };
    if (inner.type === "Identifier" && typeof name === "string") uses.add(name);
  });
  const isExport = node.type === "ExportNamedDeclaration";
  const declaration = (isExport ? (node as { declaration?: Node }).declaration : node) as Node | undefined;
  if (declaration?.type === "VariableDeclaration") {
    for (const { id } of (declaration as unknown as { declarations: { id: { name: string } }[] })
      .declarations) {
      names.push(id.name);
    }
  } else if (declaration?.type === "FunctionDeclaration" || declaration?.type === "ClassDeclaration") {
    names.push((declaration as unknown as { id: { name: string } }).id.name);
  }
  return { text, names, exported: isExport ? names : [], uses, isImport };
}

function write(file: string, half: string | undefined, statements: readonly Statement[]): string {
  const schemas = new Set<Statement>();
  const schemaNames = new Set(["z", ...statements.filter(isOfFields).flatMap(({ uses }) => [...uses])]);
  // What uses a shape is one itself, and so on until nothing is added.
  for (let size = -1; size !== schemas.size;) {
    size = schemas.size;
    for (const statement of statements) {
      if (statement.isImport || ![...statement.uses].some((name) => schemaNames.has(name))) continue;
      schemas.add(statement);
      for (const name of statement.names) schemaNames.add(name);
    }
  }
  const imports = statements.filter(({ isImport }) => isImport).map(({ text }) => absolute(text, file));
  const rules = statements.filter((statement) => !statement.isImport && !schemas.has(statement));
  if (half === "rules") return [...imports, ...rules.map(({ text }) => text), reexport(rules)].join("\n");
  if (half === "schemas") {
    const needed = rules.flatMap(({ names }) => names);
    return [
      ...imports,
      `import { ${needed.join(", ")} } from ${JSON.stringify(`${file}?rules`)};`,
      // In their own order: a shape stands after those it is made of.
      ...statements.filter((statement) => schemas.has(statement)).map(({ text }) => text),
    ].join("\n");
  }
  const from = (name: string, of: Iterable<Statement>) =>
    `export { ${[...of].flatMap(({ exported }) => exported).join(", ")} } from ${JSON.stringify(`${file}?${name}`)};`;
  return `${from("rules", rules)}\n${from("schemas", schemas)}`;
}

/** What makes shapes of texts and ids without naming zod. */
const isOfFields = ({ isImport, text }: Statement): boolean => isImport && text.includes("/fields.ts");

/** The other half may use what the file kept to itself. */
const reexport = (rules: readonly Statement[]): string =>
  `export { ${rules.flatMap(({ names, exported }) => (exported.length === 0 ? names : [])).join(", ")} };`;

const absolute = (text: string, file: string): string =>
  text.replace(/(from\s*")(\.[^"]+)(")/, (_, before: string, relative: string, after: string) =>
    [before, path.resolve(path.dirname(file), relative), after].join(""),
  );

function visit(node: unknown, look: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, look);
  } else if (typeof node === "object" && node !== null && "type" in node) {
    look(node as Node);
    const name = nameOnly(node);
    for (const [part, value] of Object.entries(node)) if (part !== name) visit(value, look);
  }
}

/** The part of a node that only names a property: `days` in `{ days: 7 }` and in `step.days` is no use of a `days`. */
function nameOnly(node: { type?: unknown; computed?: unknown; shorthand?: unknown }): string | null {
  if (node.computed === true || node.shorthand === true) return null;
  if (node.type === "MemberExpression") return "property";
  return node.type === "Property" ? "key" : null;
}
