import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** What the frame says; see worker/http/pay-frame.ts. */
type Said =
  | { kind: "ready" | "lost" | "changed" }
  | { kind: "height"; height: number }
  | { kind: "checked" | "confirmed"; problem: string | null };

export type ProviderForm = {
  frame: RefObject<HTMLIFrameElement | null>;
  state: "loading" | "ready" | "lost";
  height: number;
  /** Why the card cannot be sent, as the form says it beside its fields; null where nothing speaks against it. */
  check: () => Promise<string | null>;
  /** Hands the card to the provider. Null where it is through; what the provider says otherwise. */
  confirm: (clientSecret: string) => Promise<string | null>;
};

const FIRST_HEIGHT = 210;

/** Speaks with the frame that holds the provider's form. */
export function useProviderForm(): ProviderForm {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef(new Map<string, (problem: string | null) => void>());
  const [state, setState] = useState<ProviderForm["state"]>("loading");
  const [height, setHeight] = useState(FIRST_HEIGHT);

  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent<Said>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      if (data.kind === "ready" || data.kind === "lost") setState(data.kind);
      if (data.kind === "height") setHeight(data.height);
      if (data.kind === "checked" || data.kind === "confirmed")
        waiting.current.get(data.kind)?.(data.problem);
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, []);

  const ask = useCallback((message: object, answer: "checked" | "confirmed") => {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    waiting.current.set(answer, resolve);
    frame.current?.contentWindow?.postMessage(message, location.origin);
    return promise;
  }, []);
  return {
    frame,
    state,
    height,
    check: () => ask({ kind: "check" }, "checked"),
    confirm: (clientSecret) => ask({ kind: "confirm", clientSecret }, "confirmed"),
  };
}
