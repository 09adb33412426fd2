import type { Analysis, AnalysisDraft } from "#contracts/analysis.ts";
import type { Act } from "#worker/core/act.ts";

export async function analyzeDocument(act: Act, _input: AnalysisDraft): Promise<Analysis> {
  await act.prove();
  throw new Error("unfinished");
}
