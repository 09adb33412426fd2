import classes from "./avatar.module.css";

type Props = { initials: string; size?: "sm" | "md" | "lg" };

/** Initials in a circle. The name stands beside it, so it is hidden from screen readers. */
export function Avatar({ initials, size = "md" }: Props) {
  return (
    <span className={`${classes.avatar} ${classes[size]}`} aria-hidden>
      {initials}
    </span>
  );
}
