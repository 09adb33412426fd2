export const signOut = { label: "Sign out", failed: "You are still signed in" } as const;
