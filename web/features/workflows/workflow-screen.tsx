import { IconArrowLeft, IconCircleCheck, IconPencil, IconRoute, IconUser } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import { ASSIGNEE_ROLE_LABELS, type Workflow, type WorkflowNode } from "#contracts/workflows.ts";
import { workflows as copy } from "#web/copy/workflows.ts";
import { trpc } from "#web/core/api.ts";
import { ActionTile } from "#web/ui/action-tile.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Delayed } from "#web/ui/delayed.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";

import classes from "./workflow-screen.module.css";

type Props = {
  /** The company's first template where none is named. */
  templateId: number | undefined;
};

/** A workflow template as its steps in order, to be read. */
export function WorkflowScreen({ templateId }: Props) {
  const found = trpc.workflows.find.useQuery(templateId === undefined ? {} : { templateId });
  const workflow = found.data;
  return (
    <>
      <PageHeader
        title={workflow?.name ?? copy.title}
        back={
          <Link to="/templates" className={classes.back}>
            <IconArrowLeft size={16} aria-hidden />
            {copy.back}
          </Link>
        }
        subtitle={workflow && <Facts workflow={workflow} />}
        actions={
          workflow && (
            <Badge tone="ocean" icon={IconPencil} isCaps>
              {copy.badge}
            </Badge>
          )
        }
      />
      <FailedNote failed={found} what={copy.what} />
      <div className={classes.canvas}>
        <p className={classes.note}>{copy.reading}</p>
        <p className={classes.start}>{copy.start}</p>
        {found.isPending && (
          <Delayed>
            <div className={classes.steps}>
              {Array.from({ length: 5 }, (_, card) => (
                <PlaceholderCard key={card} lines={1} style={{ width: 320 }} />
              ))}
            </div>
          </Delayed>
        )}
        {workflow?.nodes.length === 0 && (
          <EmptyState icon={IconRoute} title={copy.empty} text={copy.emptyHint} />
        )}
        {workflow && workflow.nodes.length > 0 && (
          <ol className={classes.steps} aria-label={copy.steps}>
            {workflow.nodes.map((node) => (
              <li key={node.id} className={classes.step}>
                <Node node={node} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  );
}

function Facts({ workflow }: { workflow: Workflow }) {
  return (
    <span className={classes.facts}>
      <span>{workflow.versionNumber === null ? copy.unpublished : copy.version(workflow.versionNumber)}</span>
      <span>{copy.stepCount(workflow.nodes.length)}</span>
      <span>
        <strong>{copy.sequential}</strong>
        {` · ${workflow.isSequential ? copy.sequentialOn : copy.sequentialOff}`}
      </span>
    </span>
  );
}

function Node({ node }: { node: WorkflowNode }) {
  const { data } = node;
  return (
    <article className={classes.node}>
      <header className={classes.head}>
        <ActionTile type={node.type} size={32} />
        <h2 className={classes.title} dir="auto">
          {node.name}
        </h2>
      </header>
      {data.description && (
        <p className={classes.text} dir="auto">
          {data.description}
        </p>
      )}
      <footer className={classes.foot}>
        {data.assignedTo && (
          <Badge icon={IconUser}>{copy.assignedTo(ASSIGNEE_ROLE_LABELS[data.assignedTo])}</Badge>
        )}
        {data.status === "active" && (
          <Badge tone="green" icon={IconCircleCheck} isCaps>
            {copy.active}
          </Badge>
        )}
      </footer>
    </article>
  );
}
