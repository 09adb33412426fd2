import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";

import { checkGraph, PROBLEMS } from "#contracts/workflows/check.ts";
import type { ActionType } from "#contracts/workflows/shapes.ts";
import type { WorkflowDraft } from "#contracts/workflows/versions-shapes.ts";
import { common } from "#web/copy/words.ts";
import { workflows as copy } from "#web/copy/workflows.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { showToast } from "#web/core/toasts.ts";
import { useMedia } from "#web/ui/use-media.ts";

import { ActionPicker } from "./action-picker.tsx";
import { EditorBar } from "./editor-bar.tsx";
import type { EditorView } from "./editor-view.ts";
import { withSequence } from "./graph/edits.ts";
import { SaveNote } from "./save-note.tsx";
import { SideColumn } from "./side-column.tsx";
import { useConflict } from "./use-conflict.ts";
import { leftBehind, useDraftSaver } from "./use-draft-saver.ts";
import { useEditor } from "./use-editor.ts";
import { useShortcuts } from "./use-shortcuts.ts";

import classes from "./editor.module.css";

const loadProperties = () => import("./properties/properties.tsx");
const Properties = lazy(async () => ({ default: (await loadProperties()).Properties }));
const Canvas = lazy(async () => ({ default: (await import("./canvas/canvas.tsx")).Canvas }));
const StepList = lazy(async () => ({ default: (await import("./step-list.tsx")).StepList }));
const Sheet = lazy(async () => ({ default: (await import("#web/ui/sheet.tsx")).Sheet }));
const PublishDialog = lazy(async () => ({ default: (await import("./publish-dialog.tsx")).PublishDialog }));
const VersionsSheet = lazy(async () => ({ default: (await import("./versions-sheet.tsx")).VersionsSheet }));
const ConflictDialog = lazy(async () => ({
  default: (await import("./conflict-dialog.tsx")).ConflictDialog,
}));

type Props = { draft: WorkflowDraft; view: EditorView | undefined; onView: (view: EditorView) => void };
type Layer = "publish" | "versions" | "properties" | null;

/** The workflow of one template: drawn or listed, kept as it changes, and published when it is ready. */
export function Editor({ draft, view: wanted, onView }: Props) {
  const refusal = useRefusal("editTemplates");
  const isReadOnly = refusal.disabled === true;
  const hasColumns = useMedia("(width >= 62em)");
  const hasRoom = useMedia("(width >= 75em)");
  const isPhone = useMedia("(width < 48em)");
  const view = wanted ?? (isPhone ? "list" : "canvas");
  const { templateId } = draft;
  const [left] = useState(() => (isReadOnly ? null : leftBehind(draft)));
  const { state, told, actions } = useEditor(left?.graph ?? draft.graph, isReadOnly);
  const graph = state.history.present;
  const { saver, state: saved } = useDraftSaver(draft, graph, left?.basedOn ?? draft.version);
  const conflict = useConflict({ templateId, saver, status: saved.status, actions });
  const [library, setLibrary] = useState<boolean>();
  const [properties, setProperties] = useState(true);
  const [layer, setLayer] = useState<Layer>(null);
  const [focusOn, setWanted] = useState<{ id: string } | null>(null);
  const [goTo, setGoTo] = useState<{ id: string } | null>(null);
  const stage = useRef<HTMLDivElement>(null);

  const late = useDeferredValue(graph);
  const problems = useMemo(() => checkGraph(late), [late]);
  const byStep = useMemo(() => {
    const words = new Map<string, string>();
    for (const { stepId, code } of problems) {
      if (stepId !== undefined && !words.has(stepId)) words.set(stepId, PROBLEMS[code]);
    }
    return words;
  }, [problems]);

  /** Shows a step's properties and puts the focus into the first of them. */
  const edit = (id: string) => {
    actions.select({ steps: new Set([id]), edge: null });
    if (hasColumns) setProperties(true);
    else setLayer("properties");
    setWanted({ id });
  };
  const add = (type: ActionType) => {
    const id = actions.add(type);
    if (id !== null) edit(id);
  };
  const backToStep = () => {
    const [id] = state.selection.steps;
    const step = stage.current?.querySelector<HTMLElement>(
      view === "list" ? `[data-step="${id}"] [data-do="edit"]` : `.react-flow__node[data-id="${id}"]`,
    );
    step?.focus();
  };
  const save = async () => {
    await saver.flush();
    const { status, error } = saver.state();
    if (status === "saved")
      showToast({ kind: "success", title: copy.saved, description: copy.savedText(draft.name) });
    else if (status !== "stale") {
      showToast({ kind: "error", title: copy.notSavedTitle, description: sentenceOf(error) });
    }
  };
  const go = (id: string) => {
    setLayer(null);
    edit(id);
    setGoTo({ id });
  };
  // Small, and wanted with the first card that is chosen.
  useEffect(() => void loadProperties(), []);
  useShortcuts({
    actions,
    chosen: state.selection.steps,
    edge: state.selection.edge,
    onSave: () => void save(),
  });

  const isChosen = state.selection.steps.size > 0 || state.selection.edge !== null;
  const chosen = isChosen ? (
    <Suspense>
      <Properties
        graph={graph}
        selection={state.selection}
        problems={problems}
        actions={actions}
        isReadOnly={isReadOnly}
        focusOn={focusOn}
      />
    </Suspense>
  ) : (
    <p className={classes.none}>{copy.properties.none}</p>
  );
  return (
    <div className={classes.editor}>
      <EditorBar
        name={draft.name}
        note={<SaveNote state={saved} onCompare={conflict.show} />}
        isSequential={graph.isSequential}
        view={view}
        refusal={refusal}
        isSaving={saved.status === "saving"}
        onView={onView}
        onSequential={(isOn) => {
          actions.change((before) => withSequence(before, isOn));
          actions.tell(isOn ? copy.sequentialOn : copy.sequentialOff);
        }}
        onAdd={add}
        onSave={() => void save()}
        onPublish={() => setLayer("publish")}
        onVersions={() => setLayer("versions")}
        onProperties={hasColumns ? undefined : () => setLayer("properties")}
      />
      {hasColumns && (
        <SideColumn side="left" words={copy.library} isOpen={library ?? hasRoom} onOpen={setLibrary}>
          <ActionPicker isDraggable isDisabled={isReadOnly} onPick={(type) => actions.add(type)} />
        </SideColumn>
      )}
      <div ref={stage} className={classes.stage} data-view={view} data-alone={!hasColumns || undefined}>
        <Suspense fallback={<div className={classes.coming}>{common.loading}</div>}>
          {view === "list" ? (
            <StepList
              graph={graph}
              chosen={state.selection.steps}
              problems={byStep}
              actions={actions}
              isReadOnly={isReadOnly}
              onEdit={edit}
              onAdd={() => document.querySelector<HTMLElement>("[data-add]")?.click()}
            />
          ) : (
            <Canvas
              graph={graph}
              selection={state.selection}
              problems={byStep}
              actions={actions}
              canUndo={state.history.past.length > 0}
              canRedo={state.history.future.length > 0}
              isReadOnly={isReadOnly}
              goTo={goTo}
            />
          )}
        </Suspense>
      </div>
      {hasColumns && (
        <SideColumn
          side="right"
          words={copy.properties}
          isOpen={properties}
          onOpen={setProperties}
          onKeyDown={(event) => event.key === "Escape" && backToStep()}
        >
          {chosen}
        </SideColumn>
      )}
      <p className="sr-only" role="status">
        {told}
      </p>
      <Suspense>
        {layer === "properties" && !hasColumns && (
          <Sheet title={copy.properties.title} side="right" onClose={() => setLayer(null)}>
            <div className={classes.sheet}>{chosen}</div>
          </Sheet>
        )}
        {layer === "publish" && (
          <PublishDialog
            templateId={templateId}
            graph={graph}
            saver={saver}
            onGo={go}
            onClose={() => setLayer(null)}
          />
        )}
        {layer === "versions" && (
          <VersionsSheet
            templateId={templateId}
            isReadOnly={isReadOnly}
            actions={actions}
            onClose={() => setLayer(null)}
          />
        )}
        {conflict.theirs && conflict.isShown && (
          <ConflictDialog
            mine={graph}
            theirs={conflict.theirs}
            onMine={conflict.keepMine}
            onTheirs={conflict.takeTheirs}
            onClose={conflict.hide}
          />
        )}
      </Suspense>
    </div>
  );
}
