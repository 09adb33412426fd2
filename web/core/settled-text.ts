import { useEffect, useRef, useState } from "react";

/** Long enough to finish a word. */
const PAUSE_MS = 300;

/**
 * What is typed into a search box, and told on once typing has stopped for `pauseMs`. Clearing is told at once.
 * `settled` is what was told last, as it stands in the address: when it changes from outside, the box follows.
 */
export function useSettledText(
  settled: string,
  onSettle: (text: string) => void,
  pauseMs = PAUSE_MS,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(settled);
  const told = useRef(settled);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (settled === told.current) return;
    told.current = settled;
    clearTimeout(timer.current);
    setText(settled);
  }, [settled]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    const wanted = next.trim();
    if (wanted === told.current) return;
    const tell = () => {
      told.current = wanted;
      onSettle(wanted);
    };
    if (wanted === "") tell();
    else timer.current = setTimeout(tell, pauseMs);
  };
  return [text, change];
}
