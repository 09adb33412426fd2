import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconLayoutAlignCenter,
  IconMap,
  IconMaximize,
  IconMinus,
  IconPlus,
  IconSitemap,
} from "@tabler/icons-react";
import { useReactFlow, useStore } from "@xyflow/react";

import { workflowCanvas as copy } from "#web/copy/workflow-canvas.ts";
import { workflows } from "#web/copy/workflows.ts";
import type { Selection } from "#web/features/workflows/graph/editor-state.ts";
import {
  type Alignment,
  aligned,
  ALIGNMENTS,
  arranged,
  spread,
  type Spread,
  SPREADS,
} from "#web/features/workflows/graph/places.ts";
import type { EditorActions } from "#web/features/workflows/use-editor.ts";
import { Dropdown } from "#web/ui/dropdown.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

import classes from "./canvas.module.css";

type Props = {
  actions: EditorActions;
  selection: Selection;
  canUndo: boolean;
  canRedo: boolean;
  isReadOnly: boolean;
  hasMap: boolean;
  onMap: (isShown: boolean) => void;
  onFit: () => void;
};

const SMOOTH = { duration: 120 };

export function CanvasTools(props: Props) {
  const { actions, selection, canUndo, canRedo, isReadOnly, hasMap, onMap, onFit } = props;
  const flow = useReactFlow();
  const percent = useStore(({ transform: [, , zoom] }) => Math.round(zoom * 100));
  const line = (to: Alignment) => actions.change((graph) => aligned(graph, selection.steps, to));
  const space = (way: Spread) => actions.change((graph) => spread(graph, selection.steps, way));
  return (
    <div className={classes.tools} role="group" aria-label={copy.tools}>
      <IconButton tip="start" label={copy.zoomOut} onClick={() => void flow.zoomOut(SMOOTH)}>
        <IconMinus size={16} />
      </IconButton>
      <button
        type="button"
        className={classes.percent}
        aria-label={copy.zoomTo(percent)}
        onClick={() => void flow.zoomTo(1, SMOOTH)}
      >
        {`${percent}%`}
      </button>
      <IconButton label={copy.zoomIn} onClick={() => void flow.zoomIn(SMOOTH)}>
        <IconPlus size={16} />
      </IconButton>
      <IconButton label={copy.fit} onClick={onFit}>
        <IconMaximize size={16} />
      </IconButton>
      <IconButton
        label={hasMap ? copy.mapHide : copy.map}
        aria-pressed={hasMap}
        onClick={() => onMap(!hasMap)}
      >
        <IconMap size={16} />
      </IconButton>
      <hr />
      <IconButton label={copy.undo} disabled={!canUndo || isReadOnly} onClick={actions.undo}>
        <IconArrowBackUp size={16} />
      </IconButton>
      <IconButton label={copy.redo} disabled={!canRedo || isReadOnly} onClick={actions.redo}>
        <IconArrowForwardUp size={16} />
      </IconButton>
      <IconButton
        label={copy.arrange}
        disabled={isReadOnly}
        onClick={() => {
          actions.change(arranged);
          actions.tell(workflows.told.arranged);
          // Once the cards stand where they were sent.
          requestAnimationFrame(onFit);
        }}
      >
        <IconSitemap size={16} />
      </IconButton>
      {selection.steps.size > 1 && !isReadOnly && (
        <Dropdown
          label={copy.align}
          align="start"
          trigger={(trigger) => (
            <IconButton label={copy.align} {...trigger}>
              <IconLayoutAlignCenter size={16} />
            </IconButton>
          )}
        >
          {(close) => (
            <ul className={classes.menu}>
              {ALIGNMENTS.map((to) => (
                <Choice key={to} words={copy.alignments[to]} onClick={() => (line(to), close())} />
              ))}
              {selection.steps.size > 2 &&
                SPREADS.map((way) => (
                  <Choice key={way} words={copy.spreads[way]} onClick={() => (space(way), close())} />
                ))}
            </ul>
          )}
        </Dropdown>
      )}
    </div>
  );
}

function Choice({ words, onClick }: { words: string; onClick: () => void }) {
  return (
    <li>
      <button type="button" onClick={onClick}>
        {words}
      </button>
    </li>
  );
}
