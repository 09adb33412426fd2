export const auth = {
  demo: {
    label: "Demo",
    banner: "Demo with sample data",
    accounts: "Demo accounts",
    youAre: (name: string) => `You are ${name}`,
    failed: "The account could not be changed",
    role: { admin: "Administrator", staff: "Service staff", customer: "Pet owner" },
  },
} as const;
