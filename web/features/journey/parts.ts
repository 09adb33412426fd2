import type { CustomerTodo, CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import type { Widget } from "#contracts/workflows/terms.ts";
import type { Load } from "#web/ui/lazy-part.tsx";

/** What every widget of a to-do is given. */
export type WidgetProps = {
  todo: CustomerTodo;
  journey: CustomerWorkspace;
  /** The to-do was done earlier: show what was sent, nothing to edit. */
  isReadOnly: boolean;
  /** Something of the journey changed, such as its files; resolves when the page shows it. */
  onChanged: () => Promise<void>;
  /** The to-do is done. The widget stays, so that it can say so. */
  onDone: () => void;
};

/** Which part opens for which kind of to-do; each is a download of its own. */
export type WidgetTable = Partial<Record<Widget, Load<WidgetProps>>>;

/** The papers that a to-do needs. */
export type PapersProps = Pick<WidgetProps, "todo" | "journey" | "onChanged">;

/** A conversation: of the journey, or with `taskId` about one of its to-dos. */
export type TalkProps = {
  journey: CustomerWorkspace;
  taskId?: number;
  look: "message" | "comment";
  /** Names of the list and of the box to write into. */
  listLabel: string;
  boxLabel: string;
  /** What stands in the box of a comment until something is written. */
  hint?: string;
  /** Titles of to-dos, for the comments among messages. */
  titles?: ReadonlyMap<number, string>;
};
