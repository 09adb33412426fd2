import type { Ids } from "./examples.ts";

const version = 0;

/** As `EXAMPLES`, for the people of a journey and the notes of colleagues. */
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
};
