import { Button, Textarea } from "@mantine/core";
import { IconAlertCircle, IconCircleCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import { missingPapers } from "#contracts/documents/missing-papers.ts";
import type { Task } from "#contracts/tasks/shapes.ts";
import { WIDGET_OF } from "#contracts/workflows/action-labels.ts";
import { isBranch } from "#contracts/workflows/graph.ts";
import type { WorkspaceTask } from "#contracts/workspaces/facts-shapes.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { paperWords, unpaid as unpaidWords } from "#web/copy/required-papers.ts";
import { workspaceTasks } from "#web/copy/workspace-tasks.ts";
import { workspace } from "#web/copy/workspace.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { Badge } from "#web/ui/badge.tsx";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Form } from "#web/ui/form.tsx";
import { DocumentStatusBadge } from "#web/ui/status/document-status.tsx";

import { DueDateForm } from "./due-date-form.tsx";
import { dueReason } from "./due-reason.ts";
import { StaleNote } from "./stale-note.tsx";
import { actionsFor, type TaskAction } from "./task-actions.ts";
import { TaskForm } from "./task-form.tsx";
import { TaskWays } from "./task-ways.tsx";
import { HAS_WIDGET, type TaskWidget } from "./task-widget.ts";
import { toastOutcome } from "./toast-outcome.ts";
import { useRemoveTask } from "./use-remove-task.ts";
import { useTaskChange } from "./use-task-change.ts";

import classes from "./task-panel.module.css";

const copy = workspace.tasks;

type Props = {
  task: WorkspaceTask;
  journey: WorkspaceDetail;
  widget: TaskWidget;
  /** It has been removed. */
  onGone: () => void;
};

/** A task opened: what it says, its papers, and what can be done with it. */
export function TaskPanel({ task, journey, widget, onGone }: Props) {
  const { isSequential } = journey;
  const documents = journey.documents.filter(({ taskId }) => taskId === task.id);
  const removing = useRemoveTask(onGone);
  const [isEditing, setEditing] = useState(false);
  const change = useTaskChange(task);
  const [asking, setAsking] = useState<TaskAction | null>(null);
  const [reason, setReason] = useState("");
  /** The way that is taken once it is said why without the papers. */
  const [edge, setEdge] = useState<string | null>(null);
  const actions = actionsFor(task, isSequential);
  const isBusy = [change.complete, change.choose, change.sendBack, change.reopen, change.reschedule].some(
    (one) => one.isPending,
  );
  const isDecision = isBranch(task.actionType) && actions.includes("complete");
  const isPayment = WIDGET_OF[task.actionType] === "payment";
  // A word on a payment says that money has come, or has not.
  const refusal = useRefusal(isPayment ? "recordPayments" : undefined);
  const seen = { taskId: task.id, version: change.seen.version };
  const missing = missingPapers(task.papers);
  const waiving = isPayment && !task.inReview ? unpaidWords : missing.length > 0 ? paperWords : null;
  const choose = (edgeId: string, why?: string) =>
    void run("complete", change.choose.mutateAsync({ ...seen, edgeId, ...(why && { reason: why }) }));
  const run = async (action: TaskAction, ended: Promise<unknown>) => {
    const words = { done: copy.done[action], description: task.title, failed: copy.failed };
    if (!(await toastOutcome(ended, words))) return;
    setAsking(null);
    setReason("");
    setEdge(null);
  };
  const begin = (action: TaskAction) => {
    if (action === "complete" && waiving === null) {
      void run(action, change.complete.mutateAsync(seen));
      return;
    }
    change.hold();
    setAsking(action);
  };
  const cancel = () => {
    change.release();
    setAsking(null);
    setEdge(null);
  };

  const why = task.status === "completed" ? null : dueReason(task);

  return (
    <div className={classes.panel}>
      {task.description && (
        <p className={classes.text} dir="auto">
          {task.description}
        </p>
      )}
      {task.inReview && <p className={classes.hint}>{copy.inReview}</p>}
      {task.status === "pending" && isSequential && <p className={classes.hint}>{copy.notOpen}</p>}
      {why !== null && <p className={classes.hint}>{why}</p>}
      {task.actionType === "e-sign" && (
        <Link to="/signature/$taskId" params={{ taskId: String(task.id) }}>
          {workspaceTasks.signature}
        </Link>
      )}
      {task.papers.length > 0 && task.status !== "completed" && (
        <ul className={classes.papers} aria-label={paperWords.title}>
          {task.papers.map(({ name, isThere }) => (
            <li key={name}>
              <span dir="auto">{name}</span>
              <Badge tone={isThere ? "green" : "yellow"} icon={isThere ? IconCircleCheck : IconAlertCircle}>
                {isThere ? paperWords.there : paperWords.missing}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {HAS_WIDGET.has(task.actionType) && asking === null && !isEditing && widget(task)}
      {documents.length > 0 && (
        <ul className={classes.papers} aria-label={copy.documents}>
          {documents.map((document) => (
            <li key={document.id}>
              <a href={`/files/${document.id}?view=1`} target="_blank" rel="noreferrer" dir="auto">
                {document.name}
              </a>
              <DocumentStatusBadge status={document.status} />
            </li>
          ))}
        </ul>
      )}
      <StaleNote changes={change.stale} />
      {isEditing && <TaskForm journey={journey} task={task} onDone={() => setEditing(false)} />}
      {asking === null && !isEditing && isDecision && (
        <TaskWays
          taskId={task.id}
          isBusy={isBusy}
          onChoose={(edgeId) => {
            if (missing.length === 0) return choose(edgeId);
            setEdge(edgeId);
            begin("complete");
          }}
        />
      )}
      {asking === null && !isEditing && (
        <div className={classes.buttons}>
          {actions
            .filter((action) => !isDecision || action !== "complete")
            .map((action, at) => (
              <Button
                key={action}
                variant={at === 0 && action === "complete" ? "filled" : "default"}
                disabled={isBusy}
                onClick={() => begin(action)}
                {...(action === "reschedule" ? {} : refusal)}
              >
                {wordsOf(action, task, change.complete.isPending)}
              </Button>
            ))}
          <Button onClick={() => setEditing(true)} disabled={isBusy}>
            {workspaceTasks.edit}
          </Button>
          {task.isAdded && task.status !== "completed" && (
            <Button onClick={() => void removing.ask(task)} disabled={isBusy || removing.isBusy}>
              {workspaceTasks.remove}
            </Button>
          )}
        </div>
      )}
      {(asking === "sendBack" || asking === "reopen") && (
        <ReasonForm
          label={asking === "sendBack" ? copy.sendBackReason : copy.reopenReason}
          help={asking === "sendBack" ? copy.sendBackHelp : undefined}
          isRequired={asking === "sendBack"}
          reason={reason}
          onReason={setReason}
          isBusy={isBusy}
          submit={sayBusy(asking, isBusy)}
          onCancel={cancel}
          onSubmit={() => void run(asking, change[asking].mutateAsync({ ...seen, reason }))}
        />
      )}
      {asking === "complete" && waiving && (
        <ReasonForm
          label={waiving.waiveReason}
          help={waiving.waiveHelp(missing)}
          isRequired
          missing={waiving.waiveMissing}
          reason={reason}
          onReason={setReason}
          isBusy={isBusy}
          submit={isBusy ? copy.completing : waiving.waive}
          onCancel={cancel}
          onSubmit={() =>
            edge === null
              ? void run("complete", change.complete.mutateAsync({ ...seen, reason }))
              : choose(edge, reason)
          }
        />
      )}
      {asking === "reschedule" && (
        <DueDateForm
          dueDate={task.dueDate}
          isBusy={isBusy}
          onCancel={cancel}
          onSubmit={(dueDate) => void run("reschedule", change.reschedule.mutateAsync({ ...seen, dueDate }))}
        />
      )}
    </div>
  );
}

function wordsOf(action: TaskAction, task: Task, isCompleting: boolean): string {
  if (action !== "complete") return copy[action];
  if (isCompleting) return copy.completing;
  return task.inReview ? copy.approve : copy.complete;
}

function sayBusy(action: "sendBack" | "reopen", isBusy: boolean): string {
  if (!isBusy) return copy[action];
  return action === "sendBack" ? copy.sendingBack : copy.reopening;
}

type ReasonProps = {
  label: string;
  help: ReactNode;
  isRequired: boolean;
  /** What is said where it is left out. */
  missing?: string;
  reason: string;
  onReason: (reason: string) => void;
  isBusy: boolean;
  submit: string;
  onCancel: () => void;
  onSubmit: () => void;
};

function ReasonForm({
  label,
  help,
  isRequired,
  missing = copy.reasonMissing,
  reason,
  onReason,
  isBusy,
  submit,
  onCancel,
  onSubmit,
}: ReasonProps) {
  const [isChecked, setChecked] = useState(false);
  const isMissing = isRequired && reason.trim() === "";
  return (
    <Form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!isMissing) onSubmit();
      }}
    >
      <Textarea
        label={label}
        description={help}
        withAsterisk={isRequired}
        rows={3}
        maxLength={LIMITS.reason}
        value={reason}
        disabled={isBusy}
        error={isChecked && isMissing && missing}
        onChange={(event) => onReason(event.currentTarget.value)}
        // What was asked for is what comes next.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that opened it is gone
        autoFocus
      />
      <div className={classes.buttons}>
        <Button type="submit" variant="filled" disabled={isBusy}>
          {submit}
        </Button>
        <CancelButton onCancel={onCancel} disabled={isBusy} />
      </div>
    </Form>
  );
}
