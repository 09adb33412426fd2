import { Tabs } from "@mantine/core";
import { IconBriefcase, IconRoute, IconSettings, IconUsers } from "@tabler/icons-react";
import type { ReactNode } from "react";

import { manage as copy } from "#web/copy/manage.ts";
import { oneOf } from "#web/core/address.ts";
import type { IconPart } from "#web/ui/badge.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

import { ClientList } from "./client-list.tsx";
import { MANAGE_TABS, type ManageTab } from "./manage-tab.ts";
import { Settings } from "./settings.tsx";
import { TemplateList } from "./template-list.tsx";
import { WorkspaceList } from "./workspace-list.tsx";

import classes from "./manage.module.css";

const ICONS: Record<ManageTab, IconPart> = {
  workspaces: IconBriefcase,
  clients: IconUsers,
  templates: IconRoute,
  settings: IconSettings,
};

const PANELS: Record<ManageTab, () => ReactNode> = {
  workspaces: WorkspaceList,
  clients: ClientList,
  templates: TemplateList,
  settings: Settings,
};

type Props = { tab: ManageTab; onTab: (tab: ManageTab) => void };

/** Each tab asks for its own data, when it is opened. */
export function ManageScreen({ tab, onTab }: Props) {
  const Panel = PANELS[tab];
  const open = (next: string | null) => {
    const known = oneOf(MANAGE_TABS, next);
    if (known) onTab(known);
  };
  return (
    <>
      <PageHeader title={copy.title} subtitle={copy.subtitle} />
      <Tabs
        value={tab}
        onChange={open}
        keepMounted={false}
        classNames={{ tabSection: classes.tabIcon ?? "" }}
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
          <Panel />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
