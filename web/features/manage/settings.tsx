import { Button } from "@mantine/core";
import {
  IconDatabaseExport,
  IconDownload,
  IconLock,
  IconMail,
  IconMap2,
  IconPlugConnected,
  IconServer,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";

import { manage } from "#web/copy/manage.ts";
import { useCurrentUser } from "#web/core/session.ts";
import type { IconPart } from "#web/ui/badge.tsx";
import { Form } from "#web/ui/form.tsx";
import { Panel } from "#web/ui/panel.tsx";

import type { ManageSearch, SettingName } from "./manage-search.ts";
import { EXPORTS, useExport } from "./use-export.ts";

import classes from "./manage.module.css";

const copy = manage.settings;

const DIALOGS = {
  email: lazy(async () => ({ default: (await import("./settings/email-dialog.tsx")).EmailDialog })),
  permissions: lazy(async () => ({
    default: (await import("./settings/permissions-dialog.tsx")).PermissionsDialog,
  })),
  backup: lazy(async () => ({ default: (await import("./settings/backup-dialog.tsx")).BackupDialog })),
  api: lazy(async () => ({ default: (await import("./settings/api-dialog.tsx")).ApiDialog })),
};

type Props = { search: ManageSearch; onSearch: (search: ManageSearch) => void };

/** Colleagues read what is set; administrators change it. The entry that is open stands in the address. */
export function Settings({ search, onSearch }: Props) {
  const exporting = useExport();
  const isAdmin = useCurrentUser()?.role === "admin";
  const Dialog = search.setting && DIALOGS[search.setting];
  const configure = (setting: SettingName) => (
    <>
      <Button
        disabled={!isAdmin}
        aria-label={`${copy.configure} ${copy[setting].name}`}
        onClick={() => onSearch({ ...search, setting })}
      >
        {copy.configure}
      </Button>
      {!isAdmin && <span className={classes.dim}>{copy.adminsOnly}</span>}
    </>
  );
  return (
    <div className={classes.settings}>
      <Panel title={copy.system} isFlush>
        <Entry icon={IconMail} {...copy.email}>
          {configure("email")}
        </Entry>
        <Entry icon={IconLock} {...copy.permissions}>
          {configure("permissions")}
          <Button component={Link} to="/admin">
            {copy.openAdmin}
          </Button>
        </Entry>
        <Entry icon={IconServer} {...copy.backup}>
          {configure("backup")}
        </Entry>
      </Panel>
      <Panel title={copy.integration} isFlush>
        <Entry icon={IconPlugConnected} {...copy.api}>
          {configure("api")}
          <Button component="a" href="/api">
            {copy.openApi}
          </Button>
        </Entry>
        <Entry icon={IconMap2} {...copy.services}>
          <Button
            component={Link}
            to="/admin"
            search={{ section: "connectors" } as never}
            aria-label={`${copy.configure} ${copy.services.name}`}
          >
            {copy.configure}
          </Button>
        </Entry>
        <Entry icon={IconDatabaseExport} {...copy.export}>
          {EXPORTS.map((what) => (
            <Button
              key={what}
              leftSection={<IconDownload size={16} aria-hidden />}
              loading={exporting.isPending && exporting.variables === what}
              disabled={exporting.isPending}
              onClick={() => exporting.mutate(what)}
            >
              {copy.exports[what]}
            </Button>
          ))}
          <Form isKept method="post" action="/exports/data">
            <Button
              type="submit"
              disabled={!isAdmin}
              title={isAdmin ? copy.exportAllHelp : copy.adminsOnly}
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              {copy.exportAll}
            </Button>
          </Form>
        </Entry>
      </Panel>
      {Dialog && isAdmin && (
        <Suspense>
          <Dialog onClose={() => onSearch({ ...search, setting: undefined })} />
        </Suspense>
      )}
    </div>
  );
}

type EntryProps = { icon: IconPart; name: string; text: string; children: ReactNode };

function Entry({ icon: Icon, name, text, children }: EntryProps) {
  return (
    <div className={classes.entry}>
      <span className={classes.tile} aria-hidden>
        <Icon size={16} stroke={1.75} />
      </span>
      <div className={classes.words}>
        <h3 className={classes.entryName}>{name}</h3>
        <p className={classes.dim}>{text}</p>
        <div className={classes.entryButtons}>{children}</div>
      </div>
    </div>
  );
}
