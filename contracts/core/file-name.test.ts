import { expect, test } from "vitest";

import { bytesOf, fileNameAnywhere, fileNameWith } from "./file-name.ts";

test.for([
  ["passport.pdf", "passport.pdf"],
  ["Rabies 10:30.pdf", "Rabies 10_30.pdf"],
  ['a<b>"c"|d?e*f.pdf', "a_b__c__d_e_f.pdf"],
  ["../etc/passwd", "_.._etc_passwd"],
  ["CON.pdf", "_CON.pdf"],
  ["con .pdf", "_con.pdf"],
  ["Nul", "_Nul"],
  ["LPT1.tar.gz", "_LPT1.tar.gz"],
  ["com¹.pdf", "_com¹.pdf"],
  ["Connie.pdf", "Connie.pdf"],
  ["Bella to Oslo. . .", "Bella to Oslo"],
  ["  Bella  .zip", "Bella.zip"],
  [".ics", "file.ics"],
  ["\u200b.ics", "file\u200b.ics"],
  ["...", "file"],
  [".hidden.pdf", "_.hidden.pdf"],
  ["tab\there\u0000.pdf", "tab_here_.pdf"],
  ["\u202efdp.exe.pdf", "_fdp.exe.pdf"],
  ["护照 🐶 محمد.pdf", "护照 🐶 محمد.pdf"],
  ["Re\u0301sume\u0301.pdf", "Résumé.pdf"],
])("[RPT-32] a file called %j can be kept anywhere, as %j", ([name = "", kept]) => {
  expect(fileNameAnywhere(name)).toBe(kept);
});

test("[RPT-32] a long name keeps its ending and what tells it from its like, in 255 bytes", () => {
  const long = fileNameAnywhere(`${"🐕".repeat(100)}.pdf`);
  expect([long.endsWith("🐕.pdf"), bytesOf(long) <= 255]).toEqual([true, true]);
  const second = fileNameWith(long, " (2)");
  expect([second.endsWith("🐕 (2).pdf"), bytesOf(second) <= 255]).toEqual([true, true]);
});
