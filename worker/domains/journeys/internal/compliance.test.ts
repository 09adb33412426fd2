import { expect, test } from "vitest";

import { complianceOf, type Paper } from "./compliance.ts";

const paper = (facts: Partial<Paper>): Paper => ({
  id: 1,
  taskId: null,
  name: "scan.pdf",
  askedFor: null,
  status: "pending",
  rejectionReason: null,
  ...facts,
});

const stateOf = (papers: readonly Paper[]) => complianceOf(["Health certificate"], papers, [])[0]?.state;

test("[CUST-26] a required paper nobody has brought is missing", () => {
  expect(stateOf([])).toBe("missing");
  expect(stateOf([paper({ name: "Health certificate (old)" }), paper({ askedFor: "Passport" })])).toBe(
    "missing",
  );
});

test("a document counts for what its to-do asks for, or for what its own name says in any case", () => {
  expect(stateOf([paper({ askedFor: "Health certificate" })])).toBe("in_review");
  expect(stateOf([paper({ name: " HEALTH CERTIFICATE " })])).toBe("in_review");
  expect(complianceOf(["Évaluation"], [paper({ name: "évaluation" })], [])[0]?.state).toBe("in_review");
});

test("[OWN-02] a paper that changes were asked of is not in review any more", () => {
  const asked = { name: "Health certificate", status: "needs-review", rejectionReason: "Sharper" } as const;
  expect(stateOf([paper(asked)])).toBe("rejected");
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
  expect(complianceOf(["Health certificate"], papers, [])).toEqual([
    {
      name: "Health certificate",
      state: "met",
      documentId: 3,
      status: "approved",
      reason: null,
      taskId: null,
    },
  ]);
});

test("[CUST-26] a paper is brought at the to-do that asks for it, else where the last one was brought", () => {
  const asking = [
    { taskId: 7, title: "Upload the certificate", documentName: "Health certificate" },
    { taskId: 8, title: "Rabies certificate", documentName: null },
    { taskId: 9, title: "Anything else", documentName: null },
  ];
  const brought = [paper({ name: "Import permit", taskId: 9, status: "rejected" })];
  const required = ["Health certificate", "rabies certificate", "Import permit", "Passport"];
  expect(complianceOf(required, brought, asking).map(({ taskId }) => taskId)).toEqual([7, 8, 9, null]);
});
