import { Button } from "@mantine/core";
import { IconCamera } from "@tabler/icons-react";
import { useId, useState } from "react";

import { isHandedBack } from "#contracts/documents/handed-back.ts";
import { missingPapers } from "#contracts/documents/missing-papers.ts";
import type { DocumentCategory } from "#contracts/documents/shapes.ts";
import type { CustomerTodo, CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { WIDGET_OF } from "#contracts/workflows/action-labels.ts";
import type { ActionType } from "#contracts/workflows/shapes.ts";
import { uploads as copy } from "#web/copy/uploads.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { NotYours } from "#web/ui/not-yours.tsx";
import { PapersFirst } from "#web/ui/papers-first.tsx";

import { DocumentList } from "./document-list.tsx";
import { type FileRules, PAPER_RULES } from "./file-rules.ts";
import { Uploader } from "./uploader.tsx";

import classes from "./uploads.module.css";

const PHOTO_RULES: FileRules = { ...PAPER_RULES, accept: ["image/jpeg", "image/png"] };

/** Papers of the journey itself have no category. */
const CATEGORY_OF: Partial<Record<ActionType, DocumentCategory>> = {
  "health-cert": "health",
  "vaccination-cert": "vaccination",
  "rabies-cert": "vaccination",
  "microchip-form": "vaccination",
  "import-form": "customs",
};

type Props = {
  todo: CustomerTodo;
  journey: CustomerWorkspace;
  isReadOnly: boolean;
  onChanged: () => Promise<void>;
  onDone: () => void;
};

/** Uploads what a to-do asks for, and ends it; photos wait behind a button. */
export function UploadWidget({ todo, journey, isReadOnly, onChanged, onDone }: Props) {
  const isPhotos = WIDGET_OF[todo.actionType] === "photos";
  const files = journey.files.filter(({ taskId }) => taskId === todo.id);
  // A paper that was handed back has to be replaced first.
  const hasUsable = files.some((file) => !isHandedBack(file));
  const missing = missingPapers(todo.papers);
  const [isOpen, setOpen] = useState(!isPhotos || files.length > 0);
  const submit = trpc.journeys.submitTodo.useMutation({ onSuccess: onDone });

  const mayUpload = journey.rights.includes("upload");
  const mayComplete = journey.rights.includes("complete");

  if (isReadOnly || submit.isSuccess) {
    return (
      <DocumentList
        files={files}
        isEditable={() => false}
        mayReplace={journey.rights.includes("upload")}
        onChanged={onChanged}
      />
    );
  }
  if (!isOpen && mayUpload) {
    return (
      <Button
        size="lg"
        variant="filled"
        fullWidth
        leftSection={<IconCamera size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {copy.openPhotos}
      </Button>
    );
  }
  return (
    <>
      <p className={classes.help}>{helpFor(todo, isPhotos)}</p>
      <Uploader
        destination={{ workspaceId: journey.id, taskId: todo.id, category: CATEGORY_OF[todo.actionType] }}
        rules={isPhotos ? PHOTO_RULES : PAPER_RULES}
        label={isPhotos ? copy.choosePhotos : copy.choose}
        files={files}
        onChanged={onChanged}
        isEditable={() => mayUpload}
        mayAdd={mayUpload}
      >
        {({ isBusy }) => (
          <>
            {!mayUpload && <NotYours right="upload" journey={journey} />}
            {mayUpload && !mayComplete && <NotYours right="complete" journey={journey} />}
            {mayComplete && (
              <Submit
                label={isPhotos ? copy.submitPhotos : copy.submit}
                reason={reasonToWait(isBusy, hasUsable)}
                missing={missing}
                isPending={submit.isPending}
                failure={submit.error ? `${copy.submitFailed} ${sentenceOf(submit.error)}` : null}
                onSubmit={() => submit.mutate({ taskId: todo.id })}
              />
            )}
          </>
        )}
      </Uploader>
    </>
  );
}

function reasonToWait(isBusy: boolean, hasUsable: boolean): string | null {
  if (isBusy) return copy.submitWaits;
  return hasUsable ? null : copy.submitNeedsFile;
}

type SubmitProps = {
  label: string;
  /** Why it cannot be sent yet. */
  reason: string | null;
  missing: readonly string[];
  isPending: boolean;
  failure: string | null;
  onSubmit: () => void;
};

function Submit({ label, reason, missing, isPending, failure, onSubmit }: SubmitProps) {
  const id = useId();
  const waits = reason !== null || missing.length > 0;
  return (
    <div className={classes.submit}>
      {failure !== null && (
        <p className={classes.problem} role="alert">
          {failure}
        </p>
      )}
      <Button
        size="lg"
        variant="filled"
        fullWidth
        disabled={waits || isPending}
        {...(waits && { "aria-describedby": id })}
        onClick={onSubmit}
      >
        {isPending ? copy.submitting : label}
      </Button>
      {reason !== null ? (
        <p id={id} className={classes.sub}>
          {reason}
        </p>
      ) : (
        waits && <PapersFirst id={id} missing={missing} />
      )}
    </div>
  );
}

function helpFor(todo: CustomerTodo, isPhotos: boolean): string {
  if (isPhotos) return copy.photosHelp;
  return todo.actionType === "passport-upload" ? copy.passportHelp : copy.paperHelp;
}
