import type { TemplateFile } from "./files-shapes.ts";
import { TEMPLATE_FORMAT } from "./files.ts";

export function templateFile(facts: Omit<TemplateFile, "format" | "formatVersion">): TemplateFile {
  return { format: TEMPLATE_FORMAT, formatVersion: 1, ...facts };
}
