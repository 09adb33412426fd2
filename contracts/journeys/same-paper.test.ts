import { expect, test } from "vitest";

import { type PaperTask, samePaper } from "./same-paper.ts";

const PERMIT = { title: "Permit of the ministry", papers: ["import_permit"], asks: "record" } as const;
const task = (patch: Partial<PaperTask>): PaperTask => ({
  title: "Something else",
  actionType: "passport-upload",
  documentName: null,
  requiredPapers: [],
  ...patch,
});

test.each<[string, Partial<PaperTask>, "sure" | "maybe" | null]>([
  ["called as the paper", { title: "IMPORT permit" }, "sure"],
  ["asking for it by name", { documentName: "Import permit" }, "sure"],
  ["called as the step", { title: "Permit of the ministry" }, "sure"],
  ["naming it among other words", { title: "Apply for the import permit (BICON)" }, "maybe"],
  ["of a kind that may mean it", { title: "ใบอนุญาตนำเข้า", actionType: "import-form" }, "maybe"],
  ["to be done by that name", { title: "Import permit", actionType: "to-do" }, "sure"],
  ["of another paper", { title: "Passport copy" }, null],
  ["a payment of that name", { title: "Import permit", actionType: "settlement-payment" }, null],
  ["a signature of that name", { title: "Import permit", actionType: "e-sign" }, null],
])("[RPT-48] a to-do %s", (_, patch, answer) => {
  expect(samePaper(PERMIT, task(patch))).toBe(answer);
});

test("[RPT-48] the certificate of the vaccination is not the blood sample's", () => {
  const rabies = task({ title: "Rabies certificate", actionType: "rabies-cert" });
  const step = { title: "Rabies", papers: ["rabies_certificate"] } as const;
  expect(samePaper({ ...step, asks: "vaccination" }, rabies)).toBe("sure");
  expect(samePaper({ ...step, title: "Antibody test", asks: "sample" }, rabies)).toBe(null);
});
