import { IconDotsVertical } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import { IconButton } from "./icon-button.tsx";
import type { RowMenuProps } from "./row-menu-list.tsx";

const load = () => import("./row-menu-list.tsx");
const RowMenuList = lazy(async () => ({ default: (await load()).RowMenuList }));

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
