import classes from "./group-heading.module.css";

/** Over the entries of a group, whoever's name it has. */
export function GroupHeading({ name }: { name: string }) {
  return (
    <h2 className={classes.heading} dir="auto" data-group>
      {name}
    </h2>
  );
}
