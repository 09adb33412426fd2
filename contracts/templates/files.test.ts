import { expect, test } from "vitest";

import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";

import { readTemplateFile } from "./files-shapes.ts";
import { templateFile } from "./template-file.ts";

const GRAPH: WorkflowGraph = {
  isSequential: true,
  steps: [
    { id: "a", type: "e-sign", name: "ลงนาม", x: 1.5, y: 2, data: { settings: { sign: { text: "…" } } } },
    { id: "b", type: "milestone", name: "Gone", x: 0, y: 168, data: {} },
  ],
  edges: [{ id: "e", from: "a", to: "b" }],
};
const FILE = templateFile({
  name: "Cats to Malta",
  description: "All of it",
  destination: "Malta",
  graph: GRAPH,
});
const problemsOf = (content: unknown) => {
  const read = readTemplateFile(typeof content === "string" ? content : JSON.stringify(content));
  return "problems" in read ? read.problems : [];
};

test("[TPL-23] what is exported is read again as it was, with or without a mark of its encoding", () => {
  expect(readTemplateFile(JSON.stringify(FILE))).toEqual({ file: FILE });
  expect(readTemplateFile(`\uFEFF${JSON.stringify(FILE, null, 2)}`)).toEqual({ file: FILE });
});

test("[TPL-23] whatever else comes is refused with the place and the reason", () => {
  expect(problemsOf("")).toEqual(["The file is not JSON"]);
  expect(problemsOf("PK\u0003\u0004")).toEqual(["The file is not JSON"]);
  expect(problemsOf({ ...FILE, format: "n8n" })).toEqual(["format: Not a template of this portal"]);
  expect(problemsOf({ ...FILE, formatVersion: 2 })).toEqual([
    "formatVersion: Made by a newer portal than this one",
  ]);
  expect(problemsOf({ ...FILE, name: " " })).toEqual(["name: Must not be empty"]);
  const [first] = GRAPH.steps;
  expect(problemsOf({ ...FILE, graph: { ...GRAPH, steps: [{ ...first, type: "teleport" }] } })[0]).toMatch(
    /^graph\.steps\.0\.type: /,
  );
  expect(problemsOf({ ...FILE, graph: { ...GRAPH, edges: [{ id: "e", from: "a", to: "gone" }] } })).toEqual([
    "graph.edges: e leads to or from a step that is not there",
  ]);
  expect(problemsOf(null)).toHaveLength(1);
});
