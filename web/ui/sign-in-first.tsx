import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** Takes whoever is not signed in to the door, and back here afterwards. */
export function SignInFirst() {
  const router = useRouter();
  useEffect(() => {
    const { href, pathname } = router.latestLocation;
    // It may be drawn again while the door is still on its way.
    if (pathname === "/sign-in") return;
    void router.navigate({ to: "/sign-in", search: { next: href }, replace: true });
  }, [router]);
  return null;
}
