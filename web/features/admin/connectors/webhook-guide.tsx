import { WEBHOOK_VERSION } from "#contracts/webhooks/terms.ts";
import { connectors } from "#web/copy/connectors.ts";

import classes from "./connectors.module.css";

const copy = connectors.webhooks.guide;

const SAMPLE = {
  type: "document.approved",
  version: WEBHOOK_VERSION,
  timestamp: "2027-03-04T09:30:00.000Z",
  data: {
    activityId: 48213,
    journeyId: 17,
    actionId: 203,
    documentId: 92,
    actorId: 2,
    personId: null,
    subject: "Rabies certificate",
    changed: [],
  },
};

/** What the other side is sent and how it checks it. */
export function WebhookGuide() {
  return (
    <details className={classes.guide}>
      <summary>{copy.title}</summary>
      <p>{copy.sent}</p>
      <pre className={classes.sample}>{JSON.stringify(SAMPLE, null, 2)}</pre>
      <p>{copy.signed}</p>
      <p>{copy.answered}</p>
      <p>{copy.once}</p>
    </details>
  );
}
