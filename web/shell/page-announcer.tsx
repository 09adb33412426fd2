import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** How long a new page may take to give the tab its title, in milliseconds. */
const SETTLE_MS = 300;

/** Tells screen readers which page has opened; a page that changes without loading says nothing by itself. */
export function PageAnnouncer() {
  const address = useLocation({ select: (location) => location.pathname });
  const [title, setTitle] = useState("");
  const [first] = useState(address);
  useEffect(() => {
    if (address === first && title === "") return undefined;
    const timer = setTimeout(() => setTitle(document.title), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [address, first, title]);
  return (
    <div className="sr-only" aria-live="polite">
      {title}
    </div>
  );
}
