import { Link } from "@tanstack/react-router";
import { type ComponentType, useEffect, useMemo, useRef } from "react";

import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { conversation as copy } from "#web/copy/conversation.ts";
import { Panel } from "#web/ui/panel.tsx";

import type { AttachProps } from "./composer.tsx";
import { Conversation } from "./conversation.tsx";
import { MESSAGES } from "./place.ts";

import classes from "./messages-panel.module.css";

type Props = { journey: WorkspaceDetail; attach: ComponentType<AttachProps> };

/** The conversation with the owner on the staff's page of a journey. */
export function MessagesPanel({ journey, attach }: Props) {
  const titles = useMemo(() => new Map(journey.tasks.map(({ id, title }) => [id, title])), [journey.tasks]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The list of conversations leads here, and the router has looked before this was drawn.
    if (window.location.hash === `#${MESSAGES}`) place.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Panel
      title={copy.title}
      aside={
        <Link to="/messages" className={classes.all}>
          {copy.all}
        </Link>
      }
    >
      <div id={MESSAGES} ref={place} className={classes.body}>
        <Conversation
          workspaceId={journey.id}
          look="message"
          listLabel={copy.list}
          boxLabel={copy.write}
          titles={titles}
          attach={attach}
        />
      </div>
    </Panel>
  );
}
