/**
 * What a live message may be about: a domain whose rows have changed. `roles` is what the roles in a journey may do, which
 * everybody hears of, as of `rules`: the pages that travel rules rest on, read again by a person. `everything` tells a page
 * that it has missed something, `rights` that the line ends and has to be opened anew.
 */
export const LIVE_TOPICS = [
  "workspaces",
  "tasks",
  "documents",
  "payments",
  "messages",
  "forms",
  "people",
  "schedule",
  "templates",
  "notifications",
  "roles",
  "rules",
  "everything",
  "rights",
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/**
 * All that a live message holds, never the data. The topic is that of one workspace (`tasks/12`) where there is one; the
 * revision grows with every change of the topic.
 */
export type LiveMessage = { topic: string; revision: number };

/** What a browser says to learn whether the line still holds, and what it hears then. Neither wakes the room. */
export const LIVE_PING = "ping";
export const LIVE_PONG = "pong";

export function topicText(topic: LiveTopic, workspaceId: number | null): string {
  return workspaceId === null ? topic : `${topic}/${workspaceId}`;
}

/** Null for a topic of a newer server than this page knows. */
export function topicIn(text: string): { topic: LiveTopic; workspaceId: number | null } | null {
  const [name = "", id] = text.split("/");
  const topic = LIVE_TOPICS.find((one) => one === name);
  return topic ? { topic, workspaceId: id === undefined ? null : Number(id) } : null;
}
