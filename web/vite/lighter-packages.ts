import type { Plugin } from "vite";

const UNUSED_HOOKS =
  "usePrefetchInfiniteQuery, usePrefetchQuery, useQueries, useSuspenseInfiniteQuery, useSuspenseQueries, useSuspenseQuery";

/** Weight that packages bring into the first download without being of use there. */
const CUTS: readonly { file: RegExp; find: string; put: string }[] = [
  {
    // A button's spinner fades in: a machine for transitions, for a sixth of a second.
    file: /@mantine\/core\/esm\/components\/Button\/Button\.mjs$/,
    find: 'import { Transition } from "../Transition/Transition.mjs";',
    put: "const Transition = ({ mounted, children }) => (mounted ? children({}) : null);",
  },
  {
    // They stand in the style sheet.
    file: /@mantine\/core\/esm\/core\/MantineProvider\/MantineProvider\.mjs$/,
    find: 'import { MantineCssVariables } from "./MantineCssVariables/MantineCssVariables.mjs";',
    put: "const MantineCssVariables = null;",
  },
  {
    // No screen hides anything by the classes of Mantine.
    file: /@mantine\/core\/esm\/core\/MantineProvider\/MantineProvider\.mjs$/,
    find: 'import { MantineClasses } from "./MantineClasses/MantineClasses.mjs";',
    put: "const MantineClasses = null;",
  },
  {
    // Rows of buttons stuck together, which no screen has.
    file: /@mantine\/core\/esm\/components\/Button\/Button\.mjs$/,
    find: "Button.Group = ButtonGroup;\nButton.GroupSection = ButtonGroupSection;",
    put: "",
  },
  {
    file: /@mantine\/core\/esm\/components\/ActionIcon\/ActionIcon\.mjs$/,
    find: "ActionIcon.Group = ActionIconGroup;\nActionIcon.GroupSection = ActionIconGroupSection;",
    put: "",
  },
  {
    // Dialogs and drawers ask whether somebody has given them this scroll area; nobody has.
    file: /@mantine\/core\/esm\/components\/(Modal\/ModalRoot|Drawer\/DrawerRoot)\.mjs$/,
    find: 'import { ScrollArea } from "../ScrollArea/ScrollArea.mjs";',
    put: 'const ScrollArea = { Autosize: Symbol("none") };',
  },
  {
    // One small hook of a library for floating things, which Mantine has itself.
    file: /@mantine\/core\/esm\/components\/ScrollArea\/ScrollArea\.mjs$/,
    find: 'import { useMergeRefs } from "@floating-ui/react";',
    put: 'import { useMergedRef } from "@mantine/hooks";\nconst useMergeRefs = (refs) => useMergedRef(...refs);',
  },
  {
    // Hooks that no screen uses; each would keep its part of the query library.
    file: /@trpc\/react-query\/dist\/shared-\w+\.mjs$/,
    find: `${UNUSED_HOOKS.replace("useSuspenseI", "useQuery, useSuspenseI")} } from "@tanstack/react-query";`,
    put: `useQuery } from "@tanstack/react-query";\nconst [${UNUSED_HOOKS}] = [];`,
  },
];

/**
 * Makes the cuts, in the build only. A text that is no longer found stops it: after an update somebody has to look
 * whether the cut is still right.
 */
export function lighterPackages(): Plugin {
  return {
    name: "lighter-packages",
    apply: "build",
    transform(code, id) {
      const cuts = CUTS.filter(({ file }) => file.test(id));
      if (cuts.length === 0) return null;
      let left = code;
      for (const { find, put } of cuts) {
        if (!left.includes(find)) this.error(`${id} no longer has: ${find}`);
        left = left.replace(find, put);
      }
      return { code: left, map: null, moduleSideEffects: false };
    },
  };
}
