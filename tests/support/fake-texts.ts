import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export const SMS = { SMS_ACCOUNT: "AC0123456789", SMS_TOKEN: "token-0123456789", SMS_FROM: "+15550100000" };

/** What goes wrong with the next messages: the number is refused, the provider fails, or its answer is lost on the way. */
export type TextFault = "refused" | "down" | "lost";

export type FakeTexts = {
  origin: string;
  sent: { To: string; Body: string; From: string }[];
  faults: TextFault[];
  stop: () => void;
};

/** An SMS provider as far as we use it: it keeps what it was given and tells what went out to a number. */
export async function aTextProvider(): Promise<FakeTexts> {
  const sent: FakeTexts["sent"] = [];
  const faults: TextFault[] = [];
  const authorization = `Basic ${btoa(`${SMS.SMS_ACCOUNT}:${SMS.SMS_TOKEN}`)}`;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://texts");
    const answer = (status: number, body: object) => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    };
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString("utf8")));
    request.on("end", () => {
      if (request.headers.authorization !== authorization) return answer(401, { code: 20003 });
      const base = `/2010-04-01/Accounts/${SMS.SMS_ACCOUNT}`;
      if (pathname === `${base}.json`) return answer(200, { status: "active" });
      if (pathname !== `${base}/Messages.json`) return answer(404, {});
      if (request.method === "GET") {
        const to = searchParams.get("To");
        const messages = sent
          .filter(({ To }) => To === to)
          .map(({ Body }) => ({ body: Body, status: "sent" }));
        return answer(200, { messages });
      }
      const fault = faults.shift();
      if (fault === "down") return answer(503, {});
      if (fault === "refused") return answer(400, { code: 21_211 });
      const { To = "", Body = "", From = "" } = Object.fromEntries(new URLSearchParams(text));
      sent.push({ To, Body, From });
      if (fault === "lost") return response.destroy();
      return answer(201, { sid: `SM${sent.length}` });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    faults,
    stop: () => server.close(),
  };
}
