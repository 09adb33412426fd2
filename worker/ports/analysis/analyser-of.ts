import type { Env } from "#worker/core/env.ts";

import type { Analyser } from "./analyser.ts";
import { embeddedAnalyser } from "./embedded/embedded-analyser.ts";
import { type Model, workersAiAnalyser } from "./workers-ai/workers-ai-analyser.ts";

/** The rules, with a language model beside them where the binding is there and a variable names the model. */
export function analyserOf({ AI, AI_MODEL }: Env): Analyser {
  if (!AI || !AI_MODEL) return embeddedAnalyser;
  const model: Model = (inputs) => AI.run<string>(AI_MODEL, inputs);
  return workersAiAnalyser(model, embeddedAnalyser);
}
