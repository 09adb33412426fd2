import { Button } from "@mantine/core";
import { IconArchive, IconArchiveOff, IconPencil } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";

import type { ClientDetail } from "#contracts/clients/shapes.ts";
import { clients as copy } from "#web/copy/clients.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate, formatDay } from "#web/core/dates.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Delayed } from "#web/ui/delayed.tsx";
import { SideDialog } from "#web/ui/dialog.tsx";
import { FailedNote } from "#web/ui/failed-note.tsx";
import { KeyValues } from "#web/ui/key-values.tsx";
import { PersonName } from "#web/ui/person-name.tsx";
import { Placeholder } from "#web/ui/placeholder.tsx";
import { SpeciesTile } from "#web/ui/species.tsx";
import { ColleagueStatusBadge } from "#web/ui/status/colleague-status.tsx";
import { WorkspaceStatusBadge } from "#web/ui/status/workspace-status.tsx";

import { AwaitedAddressNote } from "./awaited-address.tsx";
import { ClientForm } from "./client-form.tsx";
import { useClientArchive } from "./use-clients.ts";

import classes from "./clients.module.css";

type Props = { clientId: number; onClose: () => void };

/** One client with their pets and journeys: read, changed, archived and restored in one place. */
export function ClientDrawer({ clientId, onClose }: Props) {
  const found = trpc.clients.find.useQuery({ clientId });
  const [isEditing, setEditing] = useState(false);
  const client = found.data;
  return (
    <SideDialog
      opened
      onClose={onClose}
      title={isEditing && client ? copy.editing(client.name) : (client?.name ?? copy.drawer)}
    >
      <FailedNote failed={found} what={copy.what} />
      {found.isPending && (
        <Delayed>
          <Placeholder height={160} />
        </Delayed>
      )}
      {client &&
        (isEditing ? (
          <ClientForm client={client} onSaved={() => setEditing(false)} onCancel={() => setEditing(false)} />
        ) : (
          <ClientPage client={client} onEdit={() => setEditing(true)} />
        ))}
    </SideDialog>
  );
}

function ClientPage({ client, onEdit }: { client: ClientDetail; onEdit: () => void }) {
  const { putAway, bringBack, isBusy } = useClientArchive();
  const refusal = useRefusal("manageClients");
  const { fields } = copy;
  return (
    <div className={classes.page}>
      <div className={classes.buttons}>
        <Button leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit} {...refusal}>
          {copy.edit}
        </Button>
        {client.archivedAt === null ? (
          <Button
            leftSection={<IconArchive size={16} aria-hidden />}
            disabled={isBusy}
            onClick={() => putAway(client)}
            {...refusal}
          >
            {copy.archive}
          </Button>
        ) : (
          <Button
            leftSection={<IconArchiveOff size={16} aria-hidden />}
            disabled={isBusy}
            onClick={() => bringBack(client)}
            {...refusal}
          >
            {copy.restore}
          </Button>
        )}
      </div>
      <KeyValues
        entries={[
          [
            copy.status,
            <span key="status" className={classes.badges}>
              <ColleagueStatusBadge status={client.status} />
              {client.archivedAt !== null && <Badge icon={IconArchive}>{copy.isArchived}</Badge>}
            </span>,
          ],
          [fields.email, <PersonName key="email" name={client.email} />],
          [fields.phone, client.phone ?? copy.none],
          [fields.groupName, client.groupName ?? copy.none],
          [fields.address, client.address ?? copy.none],
          [fields.emergencyContact, client.emergencyContact ?? copy.none],
          [fields.emergencyPhone, client.emergencyPhone ?? copy.none],
          [copy.joined, formatDay(client.joined)],
        ]}
      />
      <AwaitedAddressNote client={client} />
      <h3 className={classes.heading}>{`${copy.pets} (${client.petList.length})`}</h3>
      {client.petList.length === 0 && <p className={classes.dim}>{copy.noPets}</p>}
      <ul className={classes.rows} aria-label={copy.pets}>
        {client.petList.map((pet) => (
          <li key={pet.id} className={classes.row}>
            <SpeciesTile petType={pet.species} size={32} />
            <span className={classes.two}>
              <PersonName name={pet.name} className={classes.strong} />
              <span className={classes.dim}>
                {[pet.breed, pet.microchipNumber && copy.microchip(pet.microchipNumber)]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <h3 className={classes.heading}>{`${copy.journeys} (${client.journeys.length})`}</h3>
      {client.journeys.length === 0 && <p className={classes.dim}>{copy.noJourneys}</p>}
      <ul className={classes.rows} aria-label={copy.journeys}>
        {client.journeys.map((journey) => (
          <li key={journey.id} className={classes.row}>
            <SpeciesTile petType={journey.petType} size={32} />
            <span className={classes.two}>
              {journey.isArchived ? (
                <PersonName name={journey.name} className={classes.strong} />
              ) : (
                <Link
                  to="/workspace/$workspaceId"
                  params={{ workspaceId: String(journey.id) }}
                  className={classes.link}
                >
                  <PersonName name={journey.name} />
                </Link>
              )}
              <span className={classes.dim}>{copy.leaves(formatDate(journey.departureDate))}</span>
            </span>
            {journey.isArchived ? (
              <Badge icon={IconArchive}>{copy.isArchived}</Badge>
            ) : (
              <WorkspaceStatusBadge stage={journey.stage} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
