import { Button, Tabs } from "@mantine/core";
import { IconBriefcase, IconPlus, IconRoute, IconSettings, IconUsers } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense } from "react";

import type { WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import { manage as copy } from "#web/copy/manage.ts";
import { oneOf } from "#web/core/address.ts";
import type { IconPart } from "#web/ui/badge.tsx";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

import type { CreateForms } from "./create-dialog.tsx";
import { type CreatedType, MANAGE_TABS, type ManageSearch, type ManageTab } from "./manage-search.ts";
import { TemplateList } from "./template-list.tsx";
import { WorkspaceList } from "./workspace-list.tsx";

import classes from "./manage.module.css";

const CreateDialog = lazy(async () => ({ default: (await import("./create-dialog.tsx")).CreateDialog }));
const loadClients = async () => (await import("./client-list.tsx")).ClientList;
const loadSettings = async () => (await import("./settings.tsx")).Settings;

const ICONS: Record<ManageTab, IconPart> = {
  workspaces: IconBriefcase,
  clients: IconUsers,
  templates: IconRoute,
  settings: IconSettings,
};

/** Where a thing that has been created is listed, and what is offered first where one is created. */
const TAB_OF: Record<CreatedType, ManageTab> = {
  workspace: "workspaces",
  template: "templates",
  client: "clients",
};
const TYPE_OF: Record<ManageTab, CreatedType> = {
  workspaces: "workspace",
  templates: "template",
  clients: "client",
  settings: "workspace",
};

type Props = {
  search: ManageSearch;
  onSearch: (search: ManageSearch) => void;
  /** What other domains open here. */
  forms: CreateForms;
  templateEditor: (template: WorkspaceTemplate, onClose: () => void) => ReactNode;
  clientPage: (clientId: number, onClose: () => void) => ReactNode;
};

/** Each tab asks for its own data, when it is opened. */
export function ManageScreen({ search, onSearch, forms, templateEditor, clientPage }: Props) {
  const { tab = "workspaces", create, client } = search;
  const open = (next: string | null) => {
    const known = oneOf(MANAGE_TABS, next);
    if (known) onSearch({ tab: known });
  };
  const list = { search, onSearch };
  return (
    <>
      <PageHeader
        title={copy.title}
        subtitle={copy.subtitle}
        actions={
          <Button
            variant="filled"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => onSearch({ ...search, create: TYPE_OF[tab] })}
          >
            {copy.create}
          </Button>
        }
      />
      <Tabs
        value={tab}
        onChange={open}
        keepMounted={false}
        classNames={{ list: classes.tabs ?? "", tabSection: classes.tabIcon ?? "" }}
      >
        <Tabs.List>
          {MANAGE_TABS.map((one) => {
            const Icon = ICONS[one];
            return (
              <Tabs.Tab key={one} value={one} leftSection={<Icon size={16} stroke={1.75} aria-hidden />}>
                {copy.tabs[one]}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        <Tabs.Panel value={tab} className={classes.panel}>
          {tab === "workspaces" && <WorkspaceList {...list} />}
          {tab === "clients" && <LazyPart load={loadClients} props={list} />}
          {tab === "templates" && <TemplateList {...list} editor={templateEditor} />}
          {tab === "settings" && <LazyPart load={loadSettings} props={list} />}
        </Tabs.Panel>
      </Tabs>
      {create && (
        <Suspense>
          <CreateDialog
            type={create}
            forms={forms}
            onType={(type) => onSearch({ ...search, create: type })}
            onMade={(type, id) => onSearch({ tab: TAB_OF[type], ...(type === "client" && { client: id }) })}
            onClose={() => onSearch({ ...search, create: undefined })}
          />
        </Suspense>
      )}
      {client !== undefined && clientPage(client, () => onSearch({ ...search, client: undefined }))}
    </>
  );
}
