import classes from "./group-heading.module.css";

/** The heading over the entries of a group. */
export function GroupHeading({ name }: { name: string }) {
  return (
    <h2 className={classes.heading} dir="auto" data-group>
      {name}
    </h2>
  );
}
