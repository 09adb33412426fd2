import path from "node:path";

import type { Plugin } from "vite";

const contracts = path.resolve(import.meta.dirname, "../../contracts") + path.sep;

/**
 * Marks what contracts declare as free of side effects, so that a screen that needs one pure rule of a contract does not
 * bring its schemas, and zod with them, along.
 */
export function pureContracts(): Plugin {
  return {
    name: "pure-contracts",
    enforce: "post",
    transform(code, id) {
      if (!id.startsWith(contracts)) return null;
      let pure = code;
      const constants = this.parse(code).body.flatMap((statement) => {
        const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
        return declaration?.type === "VariableDeclaration" ? declaration.declarations : [];
      });
      for (const { init } of constants.toReversed()) {
        if (init?.type !== "CallExpression") continue;
        pure = `${pure.slice(0, init.start)}/* @__PURE__ */ (() => ${pure.slice(init.start, init.end)})()${pure.slice(init.end)}`;
      }
      return { code: pure, map: null };
    },
  };
}
