import { html, raw } from "hono/html";

import type { Route } from "#contracts/core/route.ts";
import { PERMISSIONS } from "#contracts/settings/permissions.ts";
import { Act } from "#worker/core/act.ts";
import type { Circumstances } from "#worker/core/circumstances.ts";
import { Fault } from "#worker/core/fault.ts";
import { isFeatureOn } from "#worker/core/features.ts";
import type { Operation } from "#worker/core/rest.ts";

const STYLE = `
  :root { color-scheme: light dark; --line: light-dark(#e1e7eb, #263640); --dim: light-dark(#5a6a76, #9baab5); }
  body { margin: 0 auto; padding: 32px 16px; max-width: 960px; font: 14px/20px system-ui, sans-serif; }
  h1 { font-size: 24px; line-height: 32px; } h2 { font-size: 16px; margin-top: 32px; }
  table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
  code { font: 13px/20px ui-monospace, monospace; } .dim { color: var(--dim); } a { color: inherit; }
  @media (max-width: 640px) { tr { display: block; padding: 8px 0; border-bottom: 1px solid var(--line); } td { display: block; border: 0; padding: 0; } th { display: none; } }
`;

/** The page and the document behind it are for whoever is signed in, and for everybody where the company opens them. */
export async function refuseUnlessOpen(circumstances: Circumstances): Promise<void> {
  if (await isFeatureOn(circumstances.connection, "openApiPage")) return;
  if (!circumstances.claims) throw new Fault("unauthorized");
  await new Act(circumstances).prove();
}

/** Every operation under `/api` as a page for people; the same table that mounts them. */
export function apiPage(operations: readonly Operation[]) {
  const domains = [...new Set(operations.map(({ path }) => path.split(".")[0] ?? ""))].sort();
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API · Pet Travel Portal</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <h1>Pet Travel Portal: the calls</h1>
        <p class="dim">
          Lists answer arrays; <code>?limit=</code> sets their length and
          <code>Link: &lt;…&gt;; rel="next"</code> names the next page. A refusal answers its sentence, or
          <code>{code, message, reference}</code> when <code>Accept</code> asks for JSON. The same as
          <a href="/api/openapi.json">OpenAPI 3.1</a>.
        </p>
        ${domains.map(
          (domain) =>
            html`<h2 id="${domain}">${domain}</h2>
              <table>
                <tr>
                  <th>Call</th>
                  <th>What it does</th>
                  <th>Who may</th>
                </tr>
                ${operations
                  .filter(({ path }) => path.startsWith(`${domain}.`))
                  .map(
                    ({ method, address, route }) =>
                      html`<tr>
                        <td><code>${method} /api${address.replace(/:(\w+)/g, "{$1}")}</code></td>
                        <td>${route.summary}</td>
                        <td class="dim">${whoMay(route)}</td>
                      </tr>`,
                  )}
              </table>`,
        )}
      </body>
    </html>`;
}

function whoMay({ access, permission }: Route): string {
  return permission ? `${access}; staff with “${PERMISSIONS[permission]}”` : access;
}
