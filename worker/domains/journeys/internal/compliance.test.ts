import { expect, test } from "vitest";

import { complianceOf, type Paper } from "./compliance.ts";

const paper = (facts: Partial<Paper>): Paper => ({
  id: 1,
  name: "scan.pdf",
  askedFor: null,
  status: "pending",
  rejectionReason: null,
  ...facts,
});

const stateOf = (papers: readonly Paper[]) => complianceOf(["Health certificate"], papers)[0]?.state;

test("[CUST-26] a required paper nobody has brought is missing", () => {
  expect(stateOf([])).toBe("missing");
  expect(stateOf([paper({ name: "Health certificate (old)" }), paper({ askedFor: "Passport" })])).toBe(
    "missing",
  );
});

test("a document counts for what its to-do asks for, or for what its own name says in any case", () => {
  expect(stateOf([paper({ askedFor: "Health certificate" })])).toBe("in_review");
  expect(stateOf([paper({ name: " HEALTH CERTIFICATE " })])).toBe("in_review");
  expect(complianceOf(["Évaluation"], [paper({ name: "évaluation" })])[0]?.state).toBe("in_review");
});

test("each status of a document says how the paper stands", () => {
  const of = (status: Paper["status"]) => stateOf([paper({ name: "Health certificate", status })]);
  expect([of("approved"), of("pending"), of("needs-review"), of("rejected")]).toEqual([
    "met",
    "in_review",
    "in_review",
    "rejected",
  ]);
});

test("of several the best stands for the paper, and of equals the first, which is the newest", () => {
  const papers = [
    paper({ id: 4, name: "Health certificate", status: "rejected", rejectionReason: "Blurred" }),
    paper({ id: 3, name: "Health certificate", status: "approved" }),
    paper({ id: 2, name: "Health certificate", status: "approved" }),
  ];
  expect(complianceOf(["Health certificate"], papers)).toEqual([
    { name: "Health certificate", state: "met", documentId: 3, status: "approved", reason: null },
  ]);
});
