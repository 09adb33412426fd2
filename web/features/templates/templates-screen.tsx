import { Button } from "@mantine/core";
import { IconPlus, IconRouteOff } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";

import type { WorkspaceTemplate } from "#contracts/templates.ts";
import { templates as copy } from "#web/copy/templates.ts";
import { Count } from "#web/ui/count.tsx";
import { Delayed } from "#web/ui/delayed.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";

import { TemplateCard } from "./template-card.tsx";
import { TEMPLATE_FILTERS, type TemplateFilter, templatesOf } from "./template-filters.ts";
import { useTemplates } from "./use-templates.ts";

import classes from "./templates-screen.module.css";

/** How many cards stand for the templates to come. */
const PLACEHOLDERS = 6;

const loadDialog = () => import("./create-workspace/create-workspace-dialog.tsx");
const CreateWorkspaceDialog = lazy(async () => ({ default: (await loadDialog()).CreateWorkspaceDialog }));

type Props = { filter: TemplateFilter; onFilter: (filter: TemplateFilter) => void };

export function TemplatesScreen({ filter, onFilter }: Props) {
  const { templates, isPending, failed } = useTemplates();
  const [chosen, setChosen] = useState<{ template: WorkspaceTemplate; isOpen: boolean } | null>(null);
  const navigate = useNavigate();
  const shown = templatesOf(templates, filter);

  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={
          <Button
            component={Link}
            to="/workflow-builder/{-$templateId}"
            variant="filled"
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {copy.createCustom}
          </Button>
        }
      />
      <fieldset className={classes.filters}>
        <legend className="sr-only">{copy.filtersLabel}</legend>
        {TEMPLATE_FILTERS.map((one) => (
          <button
            key={one}
            type="button"
            className={classes.filter}
            aria-pressed={one === filter}
            onClick={() => onFilter(one)}
          >
            {copy.filters[one]}
            {!isPending && (
              <Count
                value={templatesOf(templates, one).length}
                label={copy.filterCount(templatesOf(templates, one).length)}
              />
            )}
          </button>
        ))}
      </fieldset>
      {isPending ? (
        <Delayed>
          <Grid>
            {Array.from({ length: PLACEHOLDERS }, (_, at) => (
              <PlaceholderCard key={at} lines={4} />
            ))}
          </Grid>
        </Delayed>
      ) : (
        <Grid>
          {shown.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              onNear={() => void loadDialog()}
              onUse={() => setChosen({ template, isOpen: true })}
            />
          ))}
        </Grid>
      )}
      {!isPending && shown.length === 0 && (
        <EmptyState icon={IconRouteOff} title={copy.empty} text={copy.emptyHint}>
          {filter !== "all" && <Button onClick={() => onFilter("all")}>{copy.showAll}</Button>}
        </EmptyState>
      )}
      <FailedNote failed={failed} what={copy.what} />
      {chosen && (
        <Suspense>
          <CreateWorkspaceDialog
            template={chosen.template}
            isOpen={chosen.isOpen}
            onClose={() => setChosen({ ...chosen, isOpen: false })}
            onOpenWorkspace={(workspaceId) =>
              void navigate({
                to: "/workspace/$workspaceId",
                params: { workspaceId: String(workspaceId) },
              })
            }
          />
        </Suspense>
      )}
    </>
  );
}

function Grid({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>;
}
