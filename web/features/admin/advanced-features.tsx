import { Switch } from "@mantine/core";

import type { Feature } from "#contracts/features/shapes.ts";
import { advancedFeatures as copy } from "#web/copy/advanced-features.ts";
import { trpc } from "#web/core/api.ts";
import { formatInstant } from "#web/core/dates.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { showToast } from "#web/core/toasts.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { WaitingRows } from "#web/ui/waiting-rows.tsx";

import classes from "./advanced-features.module.css";

/** Optional features, each with what it does, whom it touches, and since when and by whom it is as it is. */
export function AdvancedFeatures() {
  const list = trpc.features.list.useQuery({});
  const isAdmin = useCurrentUser()?.role === "admin";
  const { choose, isBusy } = useSwitch();
  return (
    <Panel title={copy.title}>
      <p className={classes.lead}>{copy.lead}</p>
      <FailedNote failed={list} what={copy.what} />
      {list.isPending && <WaitingRows />}
      <ul className={classes.features} aria-label={copy.title}>
        {list.data?.map((feature) => (
          <Row
            key={feature.name}
            feature={feature}
            isDisabled={!isAdmin || isBusy}
            reason={isAdmin ? undefined : copy.adminsOnly}
            onChoose={(isOn) => void choose(feature, isOn)}
          />
        ))}
      </ul>
    </Panel>
  );
}

type RowProps = {
  feature: Feature;
  isDisabled: boolean;
  reason: string | undefined;
  onChoose: (isOn: boolean) => void;
};

function Row({ feature, isDisabled, reason, onChoose }: RowProps) {
  const { title, does, off, whom, needs } = copy.features[feature.name];
  const { isOn, isAvailable, changedAt, changedBy } = feature;
  return (
    <li className={classes.feature}>
      <Switch
        label={title}
        description={`${does} ${copy.off} ${off}`}
        checked={isOn}
        disabled={isDisabled}
        title={reason}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <p className={classes.about}>
        <span>{whom}</span>
        <span>
          {changedAt && changedBy
            ? copy.changed(isOn, formatInstant(changedAt), changedBy)
            : copy.untouched(isOn)}
        </span>
      </p>
      {!isAvailable && needs !== undefined && <p className={classes.needs}>{needs}</p>}
    </li>
  );
}

function useSwitch() {
  const save = trpc.features.set.useMutation();
  const choose = async ({ name, version }: Feature, isOn: boolean) => {
    if (save.isPending) return;
    try {
      await save.mutateAsync({ name, isOn, version });
      showToast({ kind: "success", title: copy.saved(copy.features[name].title, isOn) });
    } catch (error) {
      const isStale = codeOf(error) === "stale_version";
      showToast({
        kind: "error",
        title: copy.failed,
        description: isStale ? copy.stale : sentenceOf(error),
      });
    }
  };
  return { choose, isBusy: save.isPending };
}
