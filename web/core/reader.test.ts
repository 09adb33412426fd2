import { createServer, type IncomingMessage, type Server } from "node:http";
import { text } from "node:stream/consumers";

import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

import { CallError } from "./errors.ts";
import { call, read } from "./reader.ts";

type Asked = { method: string | undefined; headers: IncomingMessage["headers"]; body: string };

let server: Server;
let origin: string;
let asked: Asked[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ method: request.method, headers: request.headers, body });
      const address = new URL(request.url ?? "/", "http://local");
      const status = Number(address.searchParams.get("status") ?? 200);
      response.writeHead(status, { "x-error-code": "not_found", "x-reference": "ref-1" });
      response.end(address.searchParams.get("body") ?? "");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port");
  origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
afterEach(() => {
  asked = [];
  vi.restoreAllMocks();
});

const answering = (status: number, body = "") =>
  `${origin}/?${new URLSearchParams({ status: `${status}`, body })}`;

test("[API-01] every call asks for its cookies to go along", async () => {
  const wire = vi.spyOn(globalThis, "fetch");
  await call("GET", answering(200));
  await call("POST", answering(200), { name: "Ann" });
  expect(wire.mock.calls.map(([, init]) => init?.credentials)).toEqual(["include", "include"]);
});

test("[API-02] a payload goes as JSON and is named so; without one neither body nor content type is sent", async () => {
  await call("POST", answering(200), { name: "Ann" });
  await call("POST", answering(200));
  const [withPayload, without] = asked;
  expect(withPayload?.headers["content-type"]).toBe("application/json");
  expect(JSON.parse(withPayload?.body ?? "")).toEqual({ name: "Ann" });
  expect(without?.method).toBe("POST");
  expect(without?.headers).not.toHaveProperty("content-type");
  expect(without?.body).toBe("");
});

test("[API-03] reading is a GET whose answer is JSON, and every answer that is no success throws", async () => {
  expect(await read(answering(200, '{"unread":3}'))).toEqual({ unread: 3 });
  expect(asked[0]?.method).toBe("GET");
  for (const status of [400, 401, 404, 409, 500, 503]) {
    await expect(read(answering(status, "no"))).rejects.toThrow(`${status}: no`);
  }
});

test("[API-04] an answer of 401 is null where it was asked for; every other failure still throws", async () => {
  expect(await read(answering(401, "Please sign in"), { on401: "null" })).toBeNull();
  await expect(read(answering(401, "Please sign in"), { on401: "throw" })).rejects.toThrow(
    "401: Please sign in",
  );
  await expect(read(answering(403, "no"), { on401: "null" })).rejects.toThrow("403: no");
  await expect(read(answering(500, "no"), { on401: "null" })).rejects.toThrow("500: no");
});

test("[ERR-01] a refusal's message is its status and its body; code and reference come from its headers", async () => {
  const refusal = await call("GET", answering(404, "gone")).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(CallError);
  expect(refusal).toMatchObject({ message: "404: gone", status: 404, code: "not_found", reference: "ref-1" });
});

test("[ERR-02] where a refusal has no body its status text stands for it", async () => {
  await expect(call("GET", answering(500))).rejects.toThrow(/^500: Internal Server Error$/);
});
