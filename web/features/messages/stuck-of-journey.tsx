import { trpc } from "#web/core/api.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";

const loadPanel = async () => (await import("./stuck-panel.tsx")).StuckPanel;

/** Those of one journey; nothing where all is well, as nearly always: what shows one comes when there is one. */
export function StuckOfJourney({ workspaceId }: { workspaceId: number }) {
  const found = trpc.journeys.stuck.useQuery({ workspaceId });
  return found.data?.items.map((todo) => <LazyPart key={todo.taskId} load={loadPanel} props={{ todo }} />);
}
