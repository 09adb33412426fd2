import {
  Background,
  BackgroundVariant,
  applyNodeChanges,
  type Connection,
  type EdgeChange,
  MiniMap,
  type NodeChange,
  Panel,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
} from "@xyflow/react";
import { type DragEvent, useEffect, useRef, useState } from "react";

import "@xyflow/react/dist/base.css";

import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import { workflowCanvas } from "#web/copy/workflow-canvas.ts";
import { workflows as copy } from "#web/copy/workflows.ts";
import { useStoredFlag } from "#web/core/stored.ts";
import { readDragged } from "#web/features/workflows/dragged.ts";
import type { Selection } from "#web/features/workflows/graph/editor-state.ts";
import { whyNotConnected } from "#web/features/workflows/graph/order.ts";
import type { Place } from "#web/features/workflows/graph/places.ts";
import type { EditorActions } from "#web/features/workflows/use-editor.ts";

import { CanvasTools } from "./canvas-tools.tsx";
import { type CanvasNode, edgesOf, nodesOf, START, type WayEdge } from "./flow-parts.ts";
import { StartBanner, StepCard } from "./step-card.tsx";
import { WayLine } from "./way-line.tsx";

import classes from "./canvas.module.css";

// Of one identity for the whole page: with new ones every card would be made anew.
const NODE_TYPES = { step: StepCard, start: StartBanner };
const EDGE_TYPES = { way: WayLine };
const FIT = { padding: 0.12, maxZoom: 1 };
/** Smaller than this a card cannot be read: a longer workflow is shown from its beginning. */
const READABLE = 0.6;
const MAP = { width: 144, height: 108 };
const MARGIN = 32;
const MOVE_SLOWLY = { duration: 200 };

type Props = {
  graph: WorkflowGraph;
  selection: Selection;
  /** What is wrong with a step, by its id. */
  problems: ReadonlyMap<string, string>;
  actions: EditorActions;
  canUndo: boolean;
  canRedo: boolean;
  isReadOnly: boolean;
  /** The step to bring into view; a new object each time. */
  goTo: { id: string } | null;
};

/** The workflow as a drawing. Whatever is dragged here moves on the screen at once and in the graph when it is let go. */
export function Canvas(props: Props) {
  return (
    <ReactFlowProvider>
      <Drawing {...props} />
    </ReactFlowProvider>
  );
}

function Drawing({ graph, selection, problems, actions, canUndo, canRedo, isReadOnly, goTo }: Props) {
  const flow = useReactFlow<CanvasNode, WayEdge>();
  const drawn = { graph, selection, problems, isReadOnly };
  const [seen, setSeen] = useState(drawn);
  const [nodes, setNodes] = useState(() => nodesOf(drawn, []));
  const [edges, setEdges] = useState(() => edgesOf(drawn, []));
  const frame = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const [hasMap, setMap] = useStoredFlag("workflow-map", window.matchMedia("(width >= 75em)").matches);
  const isNew =
    seen.graph !== graph ||
    seen.selection !== selection ||
    seen.problems !== problems ||
    seen.isReadOnly !== isReadOnly;
  if (isNew) {
    setSeen(drawn);
    setNodes(nodesOf(drawn, nodes));
    setEdges(edgesOf(drawn, edges));
  }

  useEffect(() => {
    if (goTo) void flow.fitView({ ...FIT, ...MOVE_SLOWLY, nodes: [goTo] });
  }, [flow, goTo]);

  const begin = () => {
    const room = frame.current?.getBoundingClientRect();
    if (!room) return;
    const { x, y, width, height } = flow.getNodesBounds(nodes);
    const whole = Math.min((room.width - 2 * MARGIN) / width, (room.height - 2 * MARGIN) / height, 1);
    const zoom = Math.max(whole, READABLE);
    const isWhole = zoom === whole;
    void flow.setViewport({
      zoom,
      x: room.width / 2 - (x + width / 2) * zoom,
      y: isWhole ? room.height / 2 - (y + height / 2) * zoom : MARGIN - y * zoom,
    });
  };
  const onNodesChange = (changes: NodeChange<CanvasNode>[]) => {
    setNodes((before) =>
      applyNodeChanges(
        changes.filter(({ type }) => type !== "select"),
        before,
      ),
    );
    const places = new Map<string, Place>();
    const chosen = new Set(selection.steps);
    for (const change of changes) {
      if (change.type === "position" && change.position && change.dragging !== true) {
        places.set(change.id, change.position);
      }
      if (change.type === "select" && change.id !== START) {
        if (change.selected) chosen.add(change.id);
        else chosen.delete(change.id);
      }
    }
    if (places.size > 0) actions.move(places);
    if (changes.some(({ type }) => type === "select")) {
      // Nothing is chosen beside an edge: the panel shows one thing.
      actions.select({ steps: chosen, edge: chosen.size > 0 ? null : selection.edge });
    }
  };
  const onEdgesChange = (changes: EdgeChange<WayEdge>[]) => {
    for (const change of changes) {
      if (change.type !== "select") continue;
      if (change.selected) actions.select({ steps: new Set(), edge: change.id });
      else if (selection.edge === change.id) actions.select({ ...selection, edge: null });
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const type = readDragged(event.dataTransfer);
    if (!type) return;
    const line = document
      .elementsFromPoint(event.clientX, event.clientY)
      .find((element) => element.classList.contains("react-flow__edge-interaction"));
    const edgeId = line?.closest("[data-id]")?.getAttribute("data-id") ?? null;
    actions.drop(type, flow.screenToFlowPosition({ x: event.clientX, y: event.clientY }), edgeId);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- takes what is dropped; every drag has a button
    <section
      ref={frame}
      className={classes.canvas}
      aria-label={copy.canvas}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (isReadOnly) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = "copy";
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        edgeTypes={EDGE_TYPES}
        onNodesChange={onNodesChange}
        onEdgesChange={onEdgesChange}
        onConnect={({ source, target }) => actions.connect(source, target)}
        isValidConnection={({ source, target }: Connection | WayEdge) =>
          whyNotConnected(graph, source, target) === null
        }
        nodesDraggable={!isReadOnly}
        nodesConnectable={!isReadOnly}
        onlyRenderVisibleElements
        elevateNodesOnSelect={false}
        deleteKeyCode={null}
        multiSelectionKeyCode={["Meta", "Control", "Shift"]}
        minZoom={0.1}
        maxZoom={2}
        onInit={begin}
      >
        <Background variant={BackgroundVariant.Dots} gap={24} size={1.5} />
        <Panel position="bottom-left">
          <CanvasTools
            actions={actions}
            selection={selection}
            canUndo={canUndo}
            canRedo={canRedo}
            isReadOnly={isReadOnly}
            hasMap={hasMap}
            onMap={setMap}
            onFit={() => void flow.fitView({ ...FIT, ...MOVE_SLOWLY })}
          />
        </Panel>
        {hasMap && (
          <MiniMap
            position="bottom-right"
            pannable
            zoomable
            nodeBorderRadius={24}
            ariaLabel={workflowCanvas.map}
            style={MAP}
          />
        )}
      </ReactFlow>
      {graph.steps.length === 0 && (
        <div className={classes.empty}>
          <strong>{copy.empty}</strong>
          <p>{copy.emptyHint}</p>
        </div>
      )}
    </section>
  );
}
