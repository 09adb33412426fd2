import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { useState } from "react";

import type { StepDraft, StepTasksPreview } from "#contracts/journeys/step-tasks-shapes.ts";
import { compliance } from "#web/copy/compliance.ts";
import { stepTasks as copy } from "#web/copy/step-tasks.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate } from "#web/core/dates.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Form } from "#web/ui/form.tsx";

import { useMakeTasks } from "./use-make-tasks.ts";

import classes from "./step-tasks.module.css";

/** Left out, still to be said, a new task, or the id of the to-do that is there. */
type Choice = "out" | "" | "new" | `${number}`;

/** A to-do that is surely the same is taken; where that is not sure a person says so. */
function choiceOf({ same }: StepDraft): Choice {
  if (same.length === 0) return "new";
  const [sure, another] = same.filter(({ isSure }) => isSure);
  return sure && !another ? `${sure.taskId}` : "";
}

type Props = { workspaceId: number; preview: StepTasksPreview; onClose: () => void };

/** The steps of a preview, and for each what becomes of it. */
export function StepTasksForm({ workspaceId, preview: { seen, steps }, onClose }: Props) {
  const utils = trpc.useUtils();
  const { make, isBusy } = useMakeTasks(workspaceId);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>(() =>
    Object.fromEntries(steps.map((step) => [step.stepId, choiceOf(step)])),
  );
  const [isAsked, setAsked] = useState(false);
  const choose = (stepId: string) => (choice: Choice) =>
    setChoices((before) => ({ ...before, [stepId]: choice }));
  const chosen = steps.flatMap(({ stepId }) => {
    const choice = choices[stepId] ?? "out";
    return choice === "out" ? [] : [{ stepId, choice }];
  });
  const made = chosen.filter(({ choice }) => choice === "new" || choice === "").length;
  const send = async () => {
    try {
      await make({
        seen,
        steps: chosen.map(({ stepId, choice }) => ({
          stepId,
          taskId: choice === "new" ? null : Number(choice),
        })),
      });
      onClose();
    } catch (error) {
      // What has changed is shown above the steps.
      if (codeOf(error) === "stale_version") return void utils.journeys.previewStepTasks.invalidate();
      showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) });
    }
  };
  return (
    <Form
      // A few choices that the next opening offers again.
      isKept
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        const unsaid = [...event.currentTarget.querySelectorAll("select")].find(({ value }) => value === "");
        setAsked(unsaid !== undefined);
        if (unsaid) unsaid.focus();
        else void send();
      }}
    >
      <ul className={classes.steps} aria-label={copy.list}>
        {steps.map((step) => (
          <StepChoice
            key={step.stepId}
            step={step}
            choice={choices[step.stepId] ?? "out"}
            isAsked={isAsked}
            onChoose={choose(step.stepId)}
          />
        ))}
      </ul>
      <div className={classes.buttons}>
        <CancelButton onCancel={onClose} />
        <Button type="submit" variant="filled" loading={isBusy} disabled={chosen.length === 0}>
          {copy.submit(made, chosen.length - made)}
        </Button>
      </div>
    </Form>
  );
}

type ChoiceProps = {
  step: StepDraft;
  choice: Choice;
  isAsked: boolean;
  onChoose: (choice: Choice) => void;
};

function StepChoice({ step, choice, isAsked, onChoose }: ChoiceProps) {
  const { title, doer, assignedRole, opensOn, dueDate, same } = step;
  const used = same.find(({ taskId }) => `${taskId}` === choice);
  const facts = [
    doer === "owner" || doer === "company"
      ? copy.who[assignedRole]
      : copy.doneAt(copy.who[assignedRole], compliance.doer[doer]),
    opensOn && copy.from(formatDate(opensOn)),
    dueDate === null ? copy.noWindow : copy.due(formatDate(dueDate)),
  ];
  return (
    <li className={classes.step}>
      <Checkbox
        label={title}
        description={facts.filter(Boolean).join(", ")}
        checked={choice !== "out"}
        onChange={(event) => onChoose(event.currentTarget.checked ? choiceOf(step) : "out")}
      />
      {choice !== "out" && same.length > 0 && (
        <NativeSelect
          className={classes.choice}
          label={copy.forStep(title)}
          description={
            used?.isSure ? copy.isAlready(used.title, used.dueDate && formatDate(used.dueDate)) : copy.mayBe
          }
          error={isAsked && choice === "" && copy.unchosen}
          value={choice}
          onChange={(event) => onChoose(event.currentTarget.value as Choice)}
          data={[
            ...(choiceOf(step) === "" ? [{ value: "", label: copy.choose }] : []),
            ...same.map((one) => ({
              value: `${one.taskId}`,
              label: one.isDone
                ? copy.doneBy(one.title)
                : copy.use(one.title, one.dueDate && formatDate(one.dueDate)),
            })),
            { value: "new", label: copy.makeNew },
          ]}
        />
      )}
    </li>
  );
}
