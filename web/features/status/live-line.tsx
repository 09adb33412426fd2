import { IconLoader2, IconRefresh, IconWifi, IconWifiOff } from "@tabler/icons-react";
import { useEffect, useState } from "react";

import { statusOverview as copy } from "#web/copy/status-overview.ts";
import { type LiveState, useLiveState } from "#web/core/live.ts";
import { Badge, type IconPart, type Tone } from "#web/ui/badge.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

import classes from "./live-line.module.css";

const LOOKS: Record<LiveState, { icon: IconPart; tone: Tone }> = {
  connecting: { icon: IconLoader2, tone: "neutral" },
  connected: { icon: IconWifi, tone: "green" },
  reconnecting: { icon: IconLoader2, tone: "yellow" },
  offline: { icon: IconWifiOff, tone: "red" },
  ended: { icon: IconWifiOff, tone: "red" },
};

/** A line that comes back sooner is not worth interrupting a screen reader for. */
const SETTLED_AFTER_MS = 3_000;

/** Whether what the page shows follows what happens. While it does not, it can be asked for anew. */
export function LiveLine({ onRefresh }: { onRefresh: () => void }) {
  const state = useLiveState();
  const news = useNews(state);
  const { icon, tone } = LOOKS[state];
  return (
    <div className={classes.live} data-live={state}>
      <Badge icon={icon} tone={tone}>
        {copy.live}
      </Badge>
      <span className={classes.words}>{copy.liveStates[state]}</span>
      {state !== "connected" && state !== "connecting" && (
        <IconButton label={copy.refresh} tip="end" onClick={onRefresh}>
          <IconRefresh size={18} />
        </IconButton>
      )}
      <span className="sr-only" role="status">
        {news && copy.liveStates[news]}
      </span>
    </div>
  );
}

/** What is read out: a state that has lasted, and not the one that the screen was opened with. */
function useNews(state: LiveState): LiveState | null {
  const [said, setSaid] = useState<{ last: LiveState | null; news: LiveState | null }>({
    last: null,
    news: null,
  });
  useEffect(() => {
    if (state === "connecting") return undefined;
    const timer = setTimeout(
      () => setSaid(({ last }) => ({ last: state, news: last === null || last === state ? null : state })),
      SETTLED_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [state]);
  return said.news;
}
