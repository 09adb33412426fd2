import { Button } from "@mantine/core";
import { IconFileImport, IconPlus, IconRouteOff } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";

import type { WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import { templateWork } from "#web/copy/template-form.ts";
import { templates as copy } from "#web/copy/templates.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { Count } from "#web/ui/count.tsx";
import { Delayed } from "#web/ui/delayed.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ListOf } from "#web/ui/list-of.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { PlaceholderCard } from "#web/ui/placeholder-card.tsx";

import { TemplateCard } from "./template-card.tsx";
import { TEMPLATE_FILTERS, type TemplateFilter, templatesOf } from "./template-filters.ts";
import { TemplateMenu } from "./template-menu.tsx";
import { useTemplateWork } from "./use-template-work.ts";
import { useTemplates } from "./use-templates.ts";

import classes from "./templates-screen.module.css";

/** How many cards stand for the templates to come. */
const PLACEHOLDERS = 6;

const loadDialog = () => import("./create-workspace/create-workspace-dialog.tsx");
const CreateWorkspaceDialog = lazy(async () => ({ default: (await loadDialog()).CreateWorkspaceDialog }));

const NewTemplateDialog = lazy(async () => ({
  default: (await import("./new-template-dialog.tsx")).NewTemplateDialog,
}));
const EditTemplateDialog = lazy(async () => ({
  default: (await import("./edit-template-dialog.tsx")).EditTemplateDialog,
}));
const ImportTemplateDialog = lazy(async () => ({
  default: (await import("./import-template-dialog.tsx")).ImportTemplateDialog,
}));

type Layer = "new" | "import" | WorkspaceTemplate | null;
type Props = { filter: TemplateFilter; onFilter: (filter: TemplateFilter) => void };

export function TemplatesScreen({ filter, onFilter }: Props) {
  const { templates, list } = useTemplates();
  const [chosen, setChosen] = useState<{ template: WorkspaceTemplate; isOpen: boolean } | null>(null);
  const [layer, setLayer] = useState<Layer>(null);
  const refusal = useRefusal("editTemplates");
  const navigate = useNavigate();
  const openEditor = (templateId: number) =>
    void navigate({
      to: "/workflow-builder/{-$templateId}",
      params: { templateId: String(templateId) },
    });
  const work = useTemplateWork(openEditor);
  const shown = templatesOf(templates, filter);

  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={
          <>
            <Button
              leftSection={<IconFileImport size={16} aria-hidden />}
              onClick={() => setLayer("import")}
              {...refusal}
            >
              {templateWork.import}
            </Button>
            <Button
              variant="filled"
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setLayer("new")}
              {...refusal}
            >
              {copy.createCustom}
            </Button>
          </>
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
            {list.data && (
              <Count
                value={templatesOf(templates, one).length}
                label={copy.filterCount(templatesOf(templates, one).length)}
              />
            )}
          </button>
        ))}
      </fieldset>
      <ListOf
        list={list}
        what={copy.what}
        count={shown.length}
        waiting={
          <Delayed>
            <Grid>
              {Array.from({ length: PLACEHOLDERS }, (_, at) => (
                <PlaceholderCard key={at} lines={4} />
              ))}
            </Grid>
          </Delayed>
        }
        empty={
          <EmptyState icon={IconRouteOff} title={copy.empty} text={copy.emptyHint}>
            {filter !== "all" && <Button onClick={() => onFilter("all")}>{copy.showAll}</Button>}
          </EmptyState>
        }
      >
        <Grid>
          {shown.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              onNear={() => void loadDialog()}
              onUse={() => setChosen({ template, isOpen: true })}
              menu={
                <TemplateMenu
                  template={template}
                  work={work}
                  refusal={refusal}
                  onOpen={() => openEditor(template.id)}
                  onEdit={() => setLayer(template)}
                />
              }
            />
          ))}
        </Grid>
      </ListOf>
      <Suspense>
        {layer === "new" && <NewTemplateDialog onMade={openEditor} onClose={() => setLayer(null)} />}
        {layer === "import" && <ImportTemplateDialog onMade={openEditor} onClose={() => setLayer(null)} />}
        {typeof layer === "object" && layer && (
          <EditTemplateDialog template={layer} onClose={() => setLayer(null)} />
        )}
      </Suspense>
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
