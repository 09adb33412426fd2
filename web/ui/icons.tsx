import type { IconPart } from "./badge.tsx";

/** Two animals that the Tabler set lacks, in its grid and stroke. */
const drawn =
  (paths: readonly string[]): IconPart =>
  ({ size = 24, stroke = 2, ...rest }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );

export const IconBird = drawn([
  "M4 20l5.500 -4.500",
  "M7 17.500c7 1.500 12 -2.500 12 -9.500l2 -1.500l-2.300 -.8c-.7 -1.700 -2.200 -2.700 -3.900 -2.700c-2.400 0 -4 1.700 -4 4.200c0 3.800 -3.800 5.300 -7.300 5.800c.8 1.800 1.800 3.200 3.500 4.500z",
  "M15.200 7v.01",
]);

export const IconRabbit = drawn([
  "M9 10.500c-2 -2.500 -2.600 -7.500 -.6 -7.500s2.800 3.500 2.800 6.200",
  "M15 10.500c2 -2.500 2.600 -7.500 .6 -7.500s-2.800 3.500 -2.800 6.200",
  "M12 9c-3.900 0 -6.500 2.700 -6.500 6.200s2.700 5.800 6.500 5.800s6.500 -2.300 6.500 -5.800s-2.600 -6.200 -6.500 -6.200z",
  "M9.800 14v.01",
  "M14.200 14v.01",
  "M11 17.300l1 .7l1 -.7",
]);
