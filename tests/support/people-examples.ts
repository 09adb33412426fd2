import type { Ids } from "./ids.ts";

const version = 0;

/** As `EXAMPLES`, for what colleagues change on the page of one journey. */
export const PEOPLE_EXAMPLES: Readonly<Record<string, (ids: Ids) => Record<string, unknown>>> = {
  "workspaces.addMember": ({ workspaceId }) => ({
    workspaceId,
    email: "marek@portal.example",
    role: "staff",
  }),
  "workspaces.addNote": ({ workspaceId }) => ({ workspaceId, body: "Calls after five" }),
  "workspaces.notes": ({ workspaceId }) => ({ workspaceId }),
  "workspaces.removeMember": ({ workspaceId, userId }) => ({ workspaceId, userId }),
  "workspaces.removeNote": () => ({ noteId: 1, version }),
  "workspaces.setMemberRole": ({ workspaceId, userId }) => ({ workspaceId, userId, role: "owner" }),
  "workspaces.updateNote": () => ({ noteId: 1, version, body: "Calls after six" }),
  "tasks.create": ({ workspaceId }) => ({
    workspaceId,
    title: "Call the airline",
    actionType: "approval",
    assignedRole: "team",
  }),
  "tasks.move": ({ taskId }) => ({ taskId, version, direction: "up" }),
  "tasks.remove": ({ taskId }) => ({ taskId, version }),
  "tasks.update": ({ taskId }) => ({ taskId, version, title: "Call the airline again" }),
  "workspaces.addTag": ({ workspaceId }) => ({ workspaceId, name: "VIP" }),
  "workspaces.removeTag": ({ workspaceId }) => ({ workspaceId, tagId: 1 }),
  "workspaces.updateTravel": ({ workspaceId }) => ({ workspaceId, version, stops: ["FRA"] }),
  "workspaces.updatePet": ({ workspaceId }) => ({ workspaceId, version, colour: "Fawn" }),
  "tags.list": () => ({}),
  "tags.create": () => ({ name: "Night flight", color: "blue" }),
  "tags.update": () => ({ tagId: 1, version, name: "CITES", color: "green" }),
  "tags.merge": () => ({ tagId: 2, version, intoId: 1 }),
  "tags.remove": () => ({ tagId: 3, version }),
};
