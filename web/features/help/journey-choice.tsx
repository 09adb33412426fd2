import { NativeSelect } from "@mantine/core";
import { useState } from "react";

import { helpCentre as copy } from "#web/copy/help-centre.ts";
import { idOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { useCurrentUser } from "#web/core/session.ts";

/** The journey a question is about: an owner's only one, or the one they choose. Colleagues ask for themselves. */
export function useJourneyChoice(): { workspaceId: number | undefined; choose: (id: number) => void } {
  const me = useCurrentUser();
  const [chosen, setChosen] = useState<number>();
  const own = me?.role === "customer" ? me.workspaceIds[0] : undefined;
  return { workspaceId: chosen ?? own, choose: setChosen };
}

type Props = { value: number | undefined; onChange: (workspaceId: number) => void };

/** Only where there is something to choose. */
export function JourneyChoice({ value, onChange }: Props) {
  const me = useCurrentUser();
  const hasSeveral = me?.role === "customer" && me.workspaceIds.length > 1;
  const list = trpc.workspaces.list.useQuery({ sort: "departure", limit: 100 }, { enabled: hasSeveral });
  if (!hasSeveral) return null;
  const journeys = list.data?.items ?? [];
  return (
    <NativeSelect
      label={copy.journey}
      value={String(value ?? "")}
      data={journeys.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(event) => {
        const id = idOf(event.currentTarget.value);
        if (id !== undefined) onChange(id);
      }}
    />
  );
}
