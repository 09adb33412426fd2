import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";

const ocean: MantineColorsTuple = [
  "#eef8f9",
  "#d9eef1",
  "#b0dce2",
  "#82c7d1",
  "#55afbd",
  "#2f96a7",
  "#147c8f",
  "#0b6577",
  "#084f5e",
  "#063b47",
];
const slate: MantineColorsTuple = [
  "#f6f8f9",
  "#eef2f4",
  "#e1e7eb",
  "#cbd5db",
  "#9cabb5",
  "#6e7f8b",
  "#52626e",
  "#3a4954",
  "#232f38",
  "#121b22",
];
const night: MantineColorsTuple = [
  "#e7edf1",
  "#c5d0d8",
  "#9baab5",
  "#6d7e8a",
  "#34444f",
  "#273640",
  "#1c2932",
  "#152028",
  "#0e171d",
  "#091016",
];

/** What lies behind a dialog can still be told apart. */
const SCRIM = { backgroundOpacity: 0.4 };
const DIALOG_TITLE = { fontSize: "var(--fs-lg)", fontWeight: 600, lineHeight: "var(--lh-lg)" };

/** The five sizes of a token's scale, under Mantine's names. */
const tokens = (scale: string) =>
  Object.fromEntries(["xs", "sm", "md", "lg", "xl"].map((size) => [size, `var(--${scale}-${size})`]));

/** One look for the whole portal. Plain objects, not `X.extend`, so that the theme does not load components by itself. */
export const theme = createTheme({
  primaryColor: "ocean",
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  colors: { ocean, gray: slate, dark: night },
  black: "#121b22",
  fontFamily: "var(--font)",
  fontFamilyMonospace: "var(--mono)",
  fontSizes: tokens("fs"),
  lineHeights: tokens("lh"),
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "32px" },
  radius: { xs: "4px", sm: "6px", md: "8px", lg: "12px", xl: "16px" },
  defaultRadius: "md",
  shadows: {
    xs: "var(--shadow-xs)",
    sm: "var(--shadow-xs)",
    md: "var(--shadow-md)",
    lg: "var(--shadow-lg)",
    xl: "var(--shadow-lg)",
  },
  headings: {
    fontWeight: "600",
    sizes: {
      h1: { fontSize: "var(--fs-2xl)", lineHeight: "var(--lh-2xl)" },
      h2: { fontSize: "var(--fs-lg)", lineHeight: "var(--lh-lg)" },
      h3: { fontSize: "var(--fs-md)", lineHeight: "var(--lh-md)" },
    },
  },
  breakpoints: { xs: "30em", sm: "48em", md: "62em", lg: "75em", xl: "90em" },
  focusRing: "auto",
  cursorType: "pointer",
  components: {
    // A view has one filled button; everything beside it is outlined on the surface.
    Button: {
      defaultProps: { variant: "default", size: "sm" },
      vars: (_: unknown, { size, variant, color }: { size?: string; variant?: string; color?: string }) => ({
        root: {
          // The contrast that Mantine finds by itself is that of the light scheme.
          ...(variant === "filled" && color === undefined && { "--button-color": "var(--on-primary)" }),
          "--button-height": `var(--control-${size ?? "sm"})`,
          "--button-padding-x": size === "lg" ? "20px" : "12px",
          "--button-fz": size === "lg" ? "var(--fs-lg)" : "var(--fs-sm)",
          ...(variant === "default" && { "--button-bd": "1px solid var(--line-strong)" }),
        },
      }),
      styles: { root: { fontWeight: 500 } },
    },
    // Icons are quiet until they are reached for.
    ActionIcon: {
      defaultProps: { variant: "subtle", color: "gray", size: 32 },
      vars: (_: unknown, { variant }: { variant?: string }) => ({
        root: variant === "subtle" ? { "--ai-color": "var(--text-2)", "--ai-hover": "var(--hover)" } : {},
      }),
    },
    // Words stand as the specification writes them, so a badge does not change their case.
    Badge: { defaultProps: { variant: "light", tt: "none", fw: 500 } },
    // 36 px suits a form of many fields; owners get 44 px by `size="lg"`, toolbars 32 px by `size="sm"`. A finger gets more.
    Input: {
      defaultProps: { size: "md" },
      vars: (_: unknown, { size, variant, error }: { size?: string; variant?: string; error?: unknown }) => ({
        wrapper: {
          "--input-height": `var(--control-${size ?? "md"})`,
          "--input-fz": `var(--fs-field-${size ?? "md"})`,
          ...(variant === "filled"
            ? { "--input-bg": "var(--sunken)", "--input-bd": "transparent" }
            : { "--input-bg": "var(--surface)", "--input-bd": "var(--field-line)" }),
          "--input-placeholder-color": "var(--text-3)",
          // What was typed stays readable; the border and the words below say that it is wrong.
          ...(error ? { "--input-bd": "var(--red)", "--input-color": "var(--text)" } : {}),
        },
      }),
    },
    // Help stands under its field, so that fields beside one another stay on one line.
    InputWrapper: {
      defaultProps: { size: "md", inputWrapperOrder: ["label", "input", "description", "error"] },
      styles: { label: { fontWeight: 500, fontSize: "var(--fs-sm)", lineHeight: "var(--lh-sm)" } },
    },
    TextInput: { defaultProps: { size: "md" } },
    Textarea: { defaultProps: { size: "md", autosize: false } },
    Select: { defaultProps: { size: "md", allowDeselect: false } },
    Card: { defaultProps: { withBorder: true, radius: "lg", padding: "md", shadow: "xs" } },
    Modal: {
      defaultProps: { size: 600, radius: "xl", centered: true, shadow: "lg", overlayProps: SCRIM },
      styles: { title: DIALOG_TITLE },
    },
    Drawer: {
      defaultProps: { size: 448, position: "right", shadow: "lg", overlayProps: SCRIM },
      styles: { title: DIALOG_TITLE },
    },
    Progress: { defaultProps: { size: 6, radius: "xl" } },
    Table: { defaultProps: { highlightOnHover: true, verticalSpacing: 0 } },
    Menu: { defaultProps: { shadow: "md", width: 176 } },
    Tooltip: { defaultProps: { openDelay: 300 } },
  },
});

/** Mantine's own variables, pointed at our tokens. The tokens carry both schemes, so both get the same. */
export const cssVariables: CSSVariablesResolver = () => {
  const both = {
    "--mantine-color-body": "var(--surface)",
    "--mantine-color-text": "var(--text)",
    "--mantine-color-dimmed": "var(--text-3)",
    "--mantine-color-placeholder": "var(--text-3)",
    "--mantine-color-anchor": "var(--link)",
    "--mantine-color-error": "var(--red)",
    "--mantine-color-default": "var(--surface)",
    "--mantine-color-default-hover": "var(--hover)",
    "--mantine-color-default-color": "var(--text)",
    "--mantine-color-default-border": "var(--line)",
    "--mantine-color-disabled": "var(--sunken)",
    "--mantine-color-disabled-color": "var(--text-3)",
    "--mantine-color-disabled-border": "transparent",
    "--mantine-primary-color-filled": "var(--primary)",
    "--mantine-primary-color-filled-hover": "var(--primary-hover)",
    "--mantine-primary-color-contrast": "var(--on-primary)",
    "--mantine-color-ocean-filled": "var(--primary)",
    "--mantine-color-ocean-filled-hover": "var(--primary-hover)",
    "--mantine-color-ocean-light": "var(--ocean-bg)",
    "--mantine-color-ocean-light-color": "var(--ocean)",
  };
  return { variables: {}, light: both, dark: both };
};
