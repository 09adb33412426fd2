import type { NotificationType } from "#contracts/notifications/shapes.ts";
import type { Db } from "#db/client.ts";
import type { Act } from "#worker/core/act.ts";
import type { Statement } from "#worker/core/writing.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";
import { ownersPage, staffPage } from "#worker/domains/notifications/pages-of-journey.ts";

/** Tells the people of a journey of one of its events; each side is led to its own page. Nobody where there is no journey. */
export function tellOf(
  act: Act,
  db: Db,
  workspace: { id: number; name: string } | null | undefined,
  news: { title: string; message: string; type: NotificationType },
): Statement[] {
  if (!workspace) return [];
  const shared = {
    workspaceId: workspace.id,
    title: news.title,
    message: `${workspace.name}: ${news.message}`,
    type: news.type,
    category: "travel",
    kind: "journey",
    except: act.who.userId,
    at: act.now,
  } as const;
  return [
    notifyMembers(db, {
      ...shared,
      audience: "owners",
      actionUrl: ownersPage(workspace.id),
    }),
    notifyMembers(db, { ...shared, audience: "staff", actionUrl: staffPage(workspace.id) }),
  ];
}
