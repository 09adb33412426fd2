import { setUp } from "#web/copy/set-up.ts";
import { trpc } from "#web/core/api.ts";
import { Count } from "#web/ui/count.tsx";

/** How many things are missing before the company opens; nothing where none is. */
export function MissingCount() {
  const missing = trpc.settings.readiness.useQuery({}).data?.missing ?? 0;
  if (missing === 0) return null;
  return <Count value={missing} look="hot" label={setUp.ready.counted(missing)} />;
}
