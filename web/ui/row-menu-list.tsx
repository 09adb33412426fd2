import { Menu } from "@mantine/core";
import { IconDotsVertical } from "@tabler/icons-react";
import { Fragment } from "react";

import type { IconPart } from "./badge.tsx";
import { IconButton } from "./icon-button.tsx";

export type RowMenuItem = {
  label: string;
  icon: IconPart;
  /** What it does; or `download`, the address it fetches as a file. */
  onClick?: () => void;
  download?: string;
  isDanger?: boolean;
  isDisabled?: boolean;
};

export type RowMenuProps = {
  /** Names the button: `Actions for Bella's passport`. */
  label: string;
  items: readonly RowMenuItem[];
  /** Under the items, such as why one of them cannot be chosen. */
  note?: string | null;
};

/** Takes over from the button that asked for it, so that the focus comes back here when the menu closes. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Opens as it is made. */
export function RowMenuList({ label, items, note }: RowMenuProps) {
  return (
    <Menu defaultOpened position="bottom-end" width={note ? 224 : 176}>
      <Menu.Target>
        <IconButton ref={takeFocus} label={label} tip="end">
          <IconDotsVertical size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map((item) => (
          <Fragment key={item.label}>
            {item.isDanger && <Menu.Divider />}
            <Item item={item} />
          </Fragment>
        ))}
        {note && <Menu.Label>{note}</Menu.Label>}
      </Menu.Dropdown>
    </Menu>
  );
}

function Item({ item }: { item: RowMenuItem }) {
  const { label, icon: Icon, onClick, download, isDanger, isDisabled } = item;
  const shared = {
    leftSection: <Icon size={16} aria-hidden />,
    disabled: isDisabled ?? false,
    ...(isDanger && { c: isDisabled ? "dimmed" : "var(--red)" }),
  };
  return download === undefined ? (
    <Menu.Item {...shared} onClick={onClick}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item {...shared} component="a" href={download} download>
      {label}
    </Menu.Item>
  );
}
