import { Menu } from "@mantine/core";
import { IconDotsVertical } from "@tabler/icons-react";
import { Fragment } from "react";

import { IconButton } from "./icon-button.tsx";
import type { RowMenuItem, RowMenuProps } from "./row-menu.tsx";

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
