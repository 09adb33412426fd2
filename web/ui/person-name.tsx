import classes from "./person-name.module.css";

/** A name of any script and length on a line of its own: cut off with an ellipsis, whole on hover. */
export function PersonName({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span className={[classes.name, className].filter(Boolean).join(" ")} dir="auto" title={name}>
      {name}
    </span>
  );
}
