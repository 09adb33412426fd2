import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { sourceFiles } from "./files.ts";
import { allImports } from "./imports.ts";

/** A question is answered, nothing is typed into it; Stripe and the palette bring what they are made of. */
const DIALOGS = new Set(["web/ui/dialog.tsx", "web/ui/confirm-dialog.tsx"]);

test("[RPT-15] every form and every dialog is one that asks before it throws away what was typed", () => {
  const files = sourceFiles(/^web\/.*\.tsx$/);
  const forms = files.filter((file) => /<form\b/.test(readFileSync(file, "utf8")));
  expect(forms, "use `Form` of web/ui/form.tsx").toEqual(["web/ui/form.tsx"]);
  const dialogs = files.filter((file) => /<(?:Modal|Drawer)\b/.test(readFileSync(file, "utf8")));
  expect(
    dialogs.filter((file) => !DIALOGS.has(file)),
    "use `Dialog` of web/ui/dialog.tsx",
  ).toEqual([]);
  // The browser's own lies over every question: what stands in a sheet is chosen, or keeps a draft.
  const native = files.filter((file) => /<dialog\b/.test(readFileSync(file, "utf8")));
  expect(native.toSorted(), "use `Dialog` of web/ui/dialog.tsx").toEqual([
    "web/features/auth/session-dialog.tsx",
    "web/ui/sheet.tsx",
  ]);
  const sheets = files.filter((file) => /<Sheet\b/.test(readFileSync(file, "utf8")));
  expect(sheets.filter((file) => /<(?:Entry)?Form\b/.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("[RPT-15] a form keeps without asking only where its words are kept or are no work", () => {
  const kept = sourceFiles(/^web\/.*\.tsx$/).filter((file) =>
    /<Form\b[^>]*\bisKept\b/.test(readFileSync(file, "utf8")),
  );
  expect(kept).toEqual([
    "web/features/auth/door-form.tsx",
    "web/features/forms/form-editor.tsx",
    "web/features/invites/code-form.tsx",
    "web/features/manage/settings.tsx",
    "web/features/rules/step-tasks-form.tsx",
  ]);
});

test("[RPT-50] a form is left unsaved by the one button that asks before it throws away what was typed", () => {
  const files = sourceFiles(/^web\/.*\.tsx$/);
  const saying = (pattern: RegExp, of = files) =>
    of.filter((file) => pattern.test(readFileSync(file, "utf8"))).toSorted();
  expect(saying(/\bcommon\.cancel\b/), "use `CancelButton` of web/ui/cancel-button.tsx").toEqual([
    "web/ui/cancel-button.tsx",
    "web/ui/confirm-dialog.tsx",
  ]);
  // The others end what is running.
  expect(saying(/"Cancel"/, sourceFiles(/^web\/copy\/.*\.ts$/)), "the word stands in `common`").toEqual([
    "web/copy/packet.ts",
    "web/copy/photo-reader.ts",
    "web/copy/uploads.ts",
    "web/copy/words.ts",
  ]);
  const ways = [...saying(/<\w*Form\b/)].filter((file) =>
    [...readFileSync(file, "utf8").matchAll(/<\w*(?:Button|ActionIcon)\b(?:[^<>]|=>)*>/g)].some(
      ([button]) => /onClick=\{on(?:Cancel|Close|Done)\}/.test(button) && !button.includes('"filled"'),
    ),
  );
  expect(ways, "use `CancelButton`, with a word of its own where it needs one").toEqual([]);
});

test("what the page starts with brings no form and no dialog of them", () => {
  const parts = /^web\/(?:ui\/(?:form|dialog|cancel-button)\.tsx|core\/(?:leaving|typed)\.ts)$/;
  const early = allImports().filter(
    ({ from, to }) => to !== undefined && parts.test(to) && /^web\/(?:main|shell|routes)/.test(from),
  );
  expect(early).toEqual([]);
});
