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
import type { ReactNode } from "react";

import { manage } from "#web/copy/manage.ts";
import type { IconPart } from "#web/ui/badge.tsx";
import { Panel } from "#web/ui/panel.tsx";

import { EXPORTS, useExport } from "./use-export.ts";

import classes from "./manage.module.css";

const copy = manage.settings;

/** What can be set is offered; what cannot yet says so instead of showing a button. */
export function Settings() {
  const exporting = useExport();
  return (
    <div className={classes.settings}>
      <Panel title={copy.system} isFlush>
        <Entry icon={IconMail} {...copy.email} />
        <Entry icon={IconLock} {...copy.permissions}>
          <Button component={Link} to="/admin">
            {copy.openAdmin}
          </Button>
        </Entry>
        <Entry icon={IconServer} {...copy.backup} />
      </Panel>
      <Panel title={copy.integration} isFlush>
        <Entry icon={IconPlugConnected} {...copy.api}>
          <Button component="a" href="/api">
            {copy.openApi}
          </Button>
        </Entry>
        <Entry icon={IconMap2} {...copy.services} />
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
        </Entry>
      </Panel>
    </div>
  );
}

type EntryProps = { icon: IconPart; name: string; text: string; children?: ReactNode };

function Entry({ icon: Icon, name, text, children }: EntryProps) {
  return (
    <div className={classes.entry}>
      <span className={classes.tile} aria-hidden>
        <Icon size={16} stroke={1.75} />
      </span>
      <div className={classes.words}>
        <h3 className={classes.entryName}>{name}</h3>
        <p className={classes.dim}>{text}</p>
        {children === undefined ? (
          <p className={classes.dim}>{copy.notYet}</p>
        ) : (
          <div className={classes.entryButtons}>{children}</div>
        )}
      </div>
    </div>
  );
}
