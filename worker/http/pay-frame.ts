import { html, raw } from "hono/html";

import type { Env } from "#worker/core/env.ts";
import { Fault } from "#worker/core/fault.ts";
import { stripeAccess } from "#worker/ports/payments/gateway-of.ts";

const SCRIPTS = "https://js.stripe.com";

/**
 * Stripe's own form for the sum that the hash names, `minor units;currency;scheme`. It tells the page around it how high it
 * is, what a check or a confirmation came to; the card itself goes from here to Stripe.
 */
const SCRIPT = `
  const [amount, currency, scheme] = location.hash.slice(1).split(";");
  const tell = (message) => parent.postMessage(message, location.origin);
  const start = () => {
    const stripe = Stripe(document.body.dataset.key);
    const elements = stripe.elements({
      mode: "payment", amount: Number(amount), currency: currency.toLowerCase(),
      paymentMethodTypes: ["card"], appearance: { theme: scheme === "dark" ? "night" : "stripe" },
    });
    const form = elements.create("payment");
    form.mount("#form");
    form.on("ready", () => tell({ kind: "ready" }));
    form.on("change", () => tell({ kind: "changed" }));
    form.on("loaderror", () => tell({ kind: "lost" }));
    new ResizeObserver(() => tell({ kind: "height", height: document.body.scrollHeight })).observe(document.body);
    addEventListener("message", async ({ source, origin, data }) => {
      if (source !== parent || origin !== location.origin) return;
      if (data.kind === "check") {
        const { error } = await elements.submit();
        tell({ kind: "checked", problem: error ? error.message : null });
      }
      if (data.kind === "confirm") {
        const { error } = await stripe.confirmPayment({
          elements, clientSecret: data.clientSecret, redirect: "if_required",
          confirmParams: { return_url: location.origin },
        });
        tell({ kind: "confirmed", problem: error ? error.message : null });
      }
    });
  };
  const script = document.createElement("script");
  script.src = "${SCRIPTS}/v3/";
  script.onload = start;
  script.onerror = () => tell({ kind: "lost" });
  document.head.append(script);
`;

/**
 * The provider's card form as a page of its own, to stand in a frame: our pages let in no script but our own.
 * @throws Fault `not_found` where payments are simulated
 */
export async function payFrame(env: Env): Promise<Response> {
  const access = stripeAccess(env);
  if (!access) throw new Fault("not_found");
  const nonce = crypto.randomUUID();
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Card</title>
        <style>
          body {
            margin: 0;
            padding: 2px;
          }
        </style>
      </head>
      <body data-key="${access.publishableKey}">
        <div id="form"></div>
        <script nonce="${nonce}">
          ${raw(SCRIPT)};
        </script>
      </body>
    </html>`;
  return new Response(String(page), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-frame-options": "SAMEORIGIN",
      // https://docs.stripe.com/security/guide#content-security-policy
      "content-security-policy": [
        "default-src 'none'",
        `script-src 'nonce-${nonce}' ${SCRIPTS} https://*.js.stripe.com`,
        `frame-src ${SCRIPTS} https://*.js.stripe.com https://hooks.stripe.com`,
        "connect-src https://api.stripe.com",
        "img-src https://*.stripe.com data:",
        "style-src 'unsafe-inline'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'self'",
      ].join("; "),
    },
  });
}
