import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";

import { shell as copy } from "#web/copy/shell.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

/** Light or dark. Choosing what the system has anyway goes back to following the system. */
export function SchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme("light") === "dark";
  const change = () => {
    const wanted = isDark ? "light" : "dark";
    const isSystems = window.matchMedia(`(prefers-color-scheme: ${wanted})`).matches;
    setColorScheme(isSystems ? "auto" : wanted);
  };
  return (
    <IconButton label={isDark ? copy.toLight : copy.toDark} tip="end" onClick={change}>
      {isDark ? <IconSun size={18} stroke={1.75} /> : <IconMoon size={18} stroke={1.75} />}
    </IconButton>
  );
}
