import { IconFiles } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { uploads as copy } from "#web/copy/uploads.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { NotYours } from "#web/ui/not-yours.tsx";
import { Panel } from "#web/ui/panel.tsx";

import { PAPER_RULES } from "./file-rules.ts";
import { Uploader } from "./uploader.tsx";

import classes from "./uploads.module.css";

type Props = {
  journey: CustomerWorkspace;
  onChanged: () => Promise<void>;
  /** What else can be done with the files. */
  aside: ReactNode;
};

/** Every file of a journey, and a place to add some. */
export function JourneyFiles({ journey, onChanged, aside }: Props) {
  const mayUpload = journey.rights.includes("upload");
  return (
    <Panel title={copy.filesTitle}>
      {mayUpload ? (
        <p className={classes.help}>{copy.filesHelp}</p>
      ) : (
        <NotYours right="upload" journey={journey} />
      )}
      <Uploader
        destination={{ workspaceId: journey.id }}
        rules={PAPER_RULES}
        label={copy.addFiles}
        files={journey.files}
        onChanged={onChanged}
        isEditable={({ taskId }) => taskId === null && mayUpload}
        mayAdd={mayUpload}
      >
        {({ isBusy }) =>
          journey.files.length === 0 &&
          !isBusy && <EmptyState icon={IconFiles} title={copy.filesEmpty} text={copy.filesEmptyHelp} />
        }
      </Uploader>
      {journey.files.length > 0 && <div className={classes.aside}>{aside}</div>}
    </Panel>
  );
}
