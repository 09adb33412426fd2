import { templateRoutes as route } from "#contracts/templates/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { archiveLibraryTemplate, restoreLibraryTemplate } from "./archive-library-template.ts";
import { archiveTemplate, restoreTemplate } from "./archive-template.ts";
import { createLibraryTemplate } from "./create-library-template.ts";
import { createTemplate } from "./create-template.ts";
import { listLibrary } from "./list-library.ts";
import { listTemplates } from "./list-templates.ts";
import { updateLibraryTemplate } from "./update-library-template.ts";
import { updateTemplate } from "./update-template.ts";

export const templatesRouter = router({
  list: query(route.list, listTemplates),
  create: mutation(route.create, createTemplate),
  update: mutation(route.update, updateTemplate),
  archive: mutation(route.archive, archiveTemplate),
  restore: mutation(route.restore, restoreTemplate),
  library: query(route.library, listLibrary),
  createLibrary: mutation(route.createLibrary, createLibraryTemplate),
  updateLibrary: mutation(route.updateLibrary, updateLibraryTemplate),
  archiveLibrary: mutation(route.archiveLibrary, archiveLibraryTemplate),
  restoreLibrary: mutation(route.restoreLibrary, restoreLibraryTemplate),
});
