import { afterAll, beforeAll, expect, test } from "vitest";

import { Analysis } from "#contracts/analysis/shapes.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

/** Points at one line of the paper and claims a verdict, or fails where the paper says so. */
const MODEL = `async (model, { messages }) => {
  const text = messages.at(-1).content;
  if (text.includes("ready")) return { response: "ready" };
  if (model !== "@cf/test/model" || text.includes("FAIL")) throw new Error("Sent: " + text);
  const fields = [
    { field: "vaccinated", words: text.match(/Somministrata.*2026/)[0] },
    { field: "chip", words: "Identificador 041 000 024 680 999" },
  ];
  return { response: JSON.stringify({ fields, validity: "valid", issues: [] }) };
}`;
const PAPER = {
  documentType: "vaccination_record",
  destinationCountry: "Germany",
  documentText:
    "LIBRETTO. Rabies, cane.\nSomministrata il giorno 14/03/2026, Nobivac, partita: A123B\nIdentificador 041 000 024 680 135",
};

let portal: Portal;
let bare: Portal;
let readers: { withModel: Actor; without: Actor };
const lines: string[] = [];
beforeAll(async () => {
  [portal, bare] = await Promise.all([
    aPortal("accounts", { AI_MODEL: "@cf/test/model" }, (line) => lines.push(line), { model: MODEL }),
    aPortal("accounts", { AI_MODEL: "@cf/test/model" }),
  ]);
  const [withModel, without] = await Promise.all([portal.owner(), bare.owner()]);
  readers = { withModel, without };
});
afterAll(() => Promise.all([portal.stop(), bare.stop()]));

const analyse = async (actor: Actor, documentText: string) => {
  const answer = await actor.send("POST", "/api/ai/analyze-document", { ...PAPER, documentText });
  expect(answer.status).toBe(200);
  return Analysis.parse(answer.json());
};

test("[AI-01] a model of the platform points at words, which are read again; its verdict and what is not there change nothing", async () => {
  const rules = await analyse(readers.without, PAPER.documentText);
  const both = await analyse(readers.withModel, PAPER.documentText);
  const { suggestions, confidence, ...judged } = both;
  expect(judged).toEqual({ validity: rules.validity, category: rules.category, issues: rules.issues });
  expect(confidence).toBeLessThanOrEqual(rules.confidence);
  const added = suggestions.filter((one) => !rules.suggestions.includes(one));
  expect(added).toEqual([expect.stringContaining("2026-03-14")]);
});

test("[AI-02] a model that fails leaves the rules' answer as it is, and nothing of the paper in the log", async () => {
  const text = `${PAPER.documentText}\nFAIL`;
  expect(await analyse(readers.withModel, text)).toEqual(await analyse(readers.without, text));
  await expect.poll(() => lines.join("\n")).toContain("model not asked");
  expect(lines.join("\n")).not.toContain("Nobivac");
});

test("[FEAT-05] where the company has switched the model off the rules are alone", async () => {
  const admin = await portal.admin();
  const rules = await analyse(readers.without, PAPER.documentText);
  await admin.trpc.features.set.mutate({ name: "languageModel", isOn: false, version: 0 });
  expect(await analyse(readers.withModel, PAPER.documentText)).toEqual(rules);
  await admin.trpc.features.set.mutate({ name: "languageModel", isOn: true, version: 1 });
  expect(await analyse(readers.withModel, PAPER.documentText)).not.toEqual(rules);
});

test("[ADMIN-11] the connectors name the model where one is set up, and the test asks it", async () => {
  const [withModel, without] = await Promise.all([portal.admin(), bare.admin()]);
  const stateIn = async (actor: Actor) =>
    (await actor.trpc.settings.services.query({})).find(({ name }) => name === "ai");
  expect(await stateIn(withModel)).toEqual({ name: "ai", state: "configured", detail: "@cf/test/model" });
  expect(await stateIn(without)).toEqual({ name: "ai", state: "missing", detail: null });
  const test = (actor: Actor) => actor.trpc.settings.testService.mutate({ service: "ai" });
  expect(await test(without)).toMatchObject({
    isWorking: true,
    message: expect.stringContaining("rules alone"),
  });
  expect(await test(withModel)).toEqual({ isWorking: true, message: "@cf/test/model has answered." });
});
