import { Textarea } from "@mantine/core";

import { ruleRoutes } from "#contracts/rules/routes.ts";
import { ruleOverview } from "#web/copy/rule-overview.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate, useToday } from "#web/core/dates.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";
import { Choices } from "#web/ui/choices.tsx";
import { DateField, dateOf } from "#web/ui/date-field.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EntryForm } from "#web/ui/entry-form.tsx";

import type { ListedRule } from "./rule-list.ts";
import { SourceLink } from "./source-line.tsx";

import classes from "./rules.module.css";

const copy = ruleOverview.review;
const SHAPE = ruleRoutes.review.input.pick({ on: true, differs: true });
const FINDINGS = ["same", "differs"] as const;

type Values = { on: string; finding: string; differs: string };

/** A day that cannot be read stays as it was typed, for the contract to refuse. */
const toInput = ({ on, finding, differs }: Values) => ({
  on: dateOf(on) ?? on,
  differs: finding === "same" ? null : differs,
});

type Props = {
  source: ListedRule["source"];
  /** Of the review that stands beside it; 0 where there is none. */
  version: number;
  /** The rules that rest on the same page. */
  rules: readonly ListedRule[];
  onClose: () => void;
};

/** Somebody has read a page again and says whether the rules that rest on it say what it says. */
export function ReviewDialog({ source, version, rules, onClose }: Props) {
  const today = useToday();
  const review = trpc.rules.review.useMutation();
  const withVersion = useSeenVersion(version);
  const titles = [...new Set(rules.map(({ id, title }) => `${title} (${id})`))];
  const save = async (values: Values) => {
    const said = SHAPE.parse(toInput(values));
    const { url, name } = source;
    await withVersion((seen) => review.mutateAsync({ url, name, ...said, version: seen }));
    showToast({ kind: "success", title: copy.saved });
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={copy.title}>
      <div className={classes.stack}>
        <p>
          <SourceLink source={source} />
        </p>
        <div>
          <p>{copy.covers(titles.length)}</p>
          <ul className={classes.covered}>
            {titles.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </div>
        <EntryForm<Values>
          label={copy.title}
          initial={{ on: formatDate(today), finding: "same", differs: "" }}
          labels={{ on: copy.on, finding: copy.finding, differs: copy.differs }}
          shape={SHAPE}
          toInput={toInput}
          onSave={save}
          onCancel={onClose}
          saveLabel={copy.save}
          permission="reviewRules"
          failed={copy.failed}
        >
          {(field, values) => {
            const { onChange, value, disabled, ...on } = field("on");
            const finding = field("finding");
            return (
              <>
                <DateField
                  {...on}
                  text={String(value)}
                  onText={onChange}
                  openLabel={copy.openCalendar}
                  isDisabled={disabled}
                />
                <Choices
                  legend={copy.finding}
                  values={FINDINGS}
                  words={copy.findings}
                  chosen={values.finding === "differs" ? "differs" : "same"}
                  onChoose={finding.onChange}
                />
                {values.finding === "differs" && (
                  <Textarea
                    {...field("differs")}
                    description={copy.differsHelp}
                    autosize
                    minRows={3}
                    dir="auto"
                  />
                )}
              </>
            );
          }}
        </EntryForm>
      </div>
    </Dialog>
  );
}
