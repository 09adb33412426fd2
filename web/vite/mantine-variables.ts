import { MantineProvider } from "@mantine/core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";

import { cssVariables, theme } from "#web/theme/theme.ts";

const NAME = "virtual:mantine-variables.css";

/** The variables of the theme as a style sheet, which comes once, in place of a script that makes them on every page. */
export function mantineVariables(): Plugin {
  return {
    name: "mantine-variables",
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? variables() : null),
  };
}

function variables(): string {
  const provider = createElement(MantineProvider, {
    theme,
    cssVariablesResolver: cssVariables,
    // All of them, instead of the defaults in a style sheet that is half of what the first page may cost.
    deduplicateCssVariables: false,
    withGlobalClasses: false,
  });
  const [, text = ""] = /<style[^>]*>(.*)<\/style>/s.exec(renderToStaticMarkup(provider)) ?? [];
  if (!text.includes("--mantine-color-text")) throw new Error("Mantine no longer says its variables so");
  return text;
}
