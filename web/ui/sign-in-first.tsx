import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Asks to sign in, and leads back here afterwards. What the browser has kept of whoever was here goes. */
export function SignInFirst() {
  const router = useRouter();
  useEffect(() => void import("#web/offline/keep.ts").then(({ stopKeeping }) => stopKeeping()), []);
  useEffect(() => {
    const { href, pathname } = router.latestLocation;
    // It may be drawn again while the door is still on its way.
    if (pathname === "/sign-in") return;
    void router.navigate({ to: "/sign-in", search: { next: href }, replace: true });
  }, [router]);
  return null;
}
