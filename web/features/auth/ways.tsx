import { Button } from "@mantine/core";

import classes from "./sign-in.module.css";

type Props = { ways: readonly (readonly [label: string, go: () => void])[] };

/** Other ways than the one button of a step. */
export function Ways({ ways }: Props) {
  return (
    <div className={classes.ways}>
      {ways.map(([label, go]) => (
        <Button key={label} variant="subtle" onClick={go}>
          {label}
        </Button>
      ))}
    </div>
  );
}
