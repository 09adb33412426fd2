/** What the bell says; all other words come with what it opens, in notification-list.ts. */
export const notifications = {
  title: "Notifications",
  open: (unread: number) => (unread === 0 ? "Notifications" : `Notifications, ${unread} unread`),
} as const;
