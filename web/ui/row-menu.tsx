import { IconDotsVertical } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import type { IconPart } from "./badge.tsx";
import { IconButton } from "./icon-button.tsx";

const load = () => import("./row-menu-list.tsx");
const RowMenuList = lazy(async () => ({ default: (await load()).RowMenuList }));

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

/** The menu at the end of a row. A list has many of them and few are opened: the menu itself comes with the first that is. */
export function RowMenu(props: RowMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const closed = (
    <IconButton
      label={props.label}
      tip="end"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    >
      <IconDotsVertical size={16} />
    </IconButton>
  );
  return isWanted ? (
    <Suspense fallback={closed}>
      <RowMenuList {...props} />
    </Suspense>
  ) : (
    closed
  );
}
