import { formRoutes as route } from "#contracts/forms/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { findForm } from "./find-form.ts";
import { saveDraft } from "./save-draft.ts";
import { submitForm } from "./submit-form.ts";
import { takeFormBack } from "./take-form-back.ts";

export const formsRouter = router({
  find: query(route.find, findForm),
  saveDraft: mutation(route.saveDraft, saveDraft),
  submit: mutation(route.submit, submitForm),
  takeBack: mutation(route.takeBack, takeFormBack),
});
