import classes from "./placeholder.module.css";

type Props = { width?: number | string; height?: number | string; isRound?: boolean };

/** One grey bar of a shape that is to come. Compose a few inside `PlaceholderCard`. */
export function Placeholder({ width = "100%", height = 12, isRound }: Props) {
  return (
    <span
      className={classes.bar}
      style={{ width, height, ...(isRound && { borderRadius: "var(--r-full)" }) }}
      aria-hidden
    />
  );
}
