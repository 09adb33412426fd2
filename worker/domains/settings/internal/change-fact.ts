import type { Act } from "#worker/core/act.ts";
import type { CompanyFact } from "#worker/core/company-facts.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { isSettingAt, keepSetting } from "#worker/core/settings.ts";
import { onlyIf } from "#worker/core/writing.ts";

export async function findFact<T extends { version: number }>(act: Act, fact: CompanyFact<T>): Promise<T> {
  const [found] = await act.read((db) => [fact.query(db)]);
  return fact.of(found);
}

/** @throws Fault `stale_version` with what is set now, where somebody was faster */
export async function changeFact<T extends { version: number }>(
  act: Act,
  fact: CompanyFact<T>,
  draft: T,
): Promise<T> {
  const before = await findFact(act, fact);
  if (before.version !== draft.version) throw new Fault("stale_version", undefined, undefined, before);
  const after = { ...draft, version: draft.version + 1 };
  await act.write((db) => [
    onlyIf(db, isSettingAt(fact.key, draft.version)),
    record(act, db, { kind: "setting.changed", subject: fact.subject, data: { before, after } }),
    keepSetting(act, db, fact.key, after),
  ]);
  return after;
}
