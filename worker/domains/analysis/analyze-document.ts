import type { Analysis, AnalysisDraft } from "#contracts/analysis/shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { embeddedAnalyser } from "#worker/ports/analysis/embedded/embedded-analyser.ts";

/** Says what is wrong with a paper for a destination. The text is read and forgotten: we keep and log nothing of it. */
export async function analyzeDocument(act: Act, draft: AnalysisDraft): Promise<Analysis> {
  await act.prove();
  const analyser = act.features.includes("languageModel") ? act.circumstances.analyser : embeddedAnalyser;
  return analyser(draft, act.today);
}
