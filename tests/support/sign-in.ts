import { and, desc, eq } from "drizzle-orm";

import type { SignInAnswer, SignInAsked } from "#contracts/auth/shapes.ts";
import { outbox } from "#db/schema.ts";

import { type Actor, anActor, type Answer } from "./actor.ts";
import type { Portal } from "./portal.ts";

let addresses = 0;
/** An address on the network that nobody else in the run has. */
export const anIp = (): string => {
  addresses += 1;
  return `198.51.${addresses >> 8}.${addresses & 255}`;
};

/** A visitor before the door, from an address of their own. */
export class Stranger {
  readonly #portal: Portal;
  readonly #ip: string;

  constructor(portal: Portal, ip: string = anIp()) {
    this.#portal = portal;
    this.#ip = ip;
  }

  post<T = SignInAnswer>(path: string, body: unknown): Promise<Answer<T>> {
    return this.#portal.anonymous.request<T>(`/auth/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "cf-connecting-ip": this.#ip },
      body: JSON.stringify(body),
    });
  }

  /** Asks for a mail. @returns what the browser keeps for the code */
  async ask(email: string, next?: string): Promise<string> {
    return (await this.post<SignInAsked>("sign-in", { email, next })).json().browser;
  }

  /** Asks, and takes the newest mail to the address out of the outbox. */
  async mailed(
    email: string,
    next?: string,
  ): Promise<{ browser: string; link: URL; token: string; code: string }> {
    const browser = await this.ask(email, next);
    const { link, code } = await newestMail(this.#portal, email);
    return { browser, link, token: link.hash.slice(1), code };
  }

  /** The session that an answer opened. */
  session(answer: Answer): Actor {
    const [cookie = ""] = (answer.headers.get("set-cookie") ?? "").split(";");
    return anActor(this.#portal.origin, cookie);
  }
}

/** The newest mail to an address that lets it in, as it waits in the outbox. */
export async function newestMail(portal: Portal, email: string): Promise<{ link: URL; code: string }> {
  const isIt = and(eq(outbox.toEmail, email), eq(outbox.template, "sign-in"));
  const [mail] = await portal.db.select().from(outbox).where(isIt).orderBy(desc(outbox.id)).limit(1);
  const { link = "", code = "" } = (mail?.payload ?? {}) as Record<string, string>;
  return { link: new URL(link), code };
}
