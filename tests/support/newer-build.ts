import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Stands before a portal, and can seem to be one that was deployed anew: another service worker, none of the files before. */
export async function beforePortal(origin: string) {
  let isNewer = false;
  const server = createServer((request, response) => {
    const { url = "/", method = "GET", headers } = request;
    void (async () => {
      const answer = await fetch(origin + url, {
        method,
        headers: { cookie: headers.cookie ?? "", accept: headers.accept ?? "*/*" },
        redirect: "manual",
      });
      const isGone = isNewer && url.startsWith("/assets/");
      const own = Object.fromEntries(
        [...answer.headers].filter(([name]) => !["content-length", "content-encoding"].includes(name)),
      );
      response.writeHead(isGone ? 404 : answer.status, own);
      const body = Buffer.from(await answer.arrayBuffer());
      const isWorker = url === "/sw.js" && isNewer;
      response.end(
        isWorker ? body.toString().replace(/`assets\/index-[^`]+`/, "`assets/index-newer.js`") : body,
      );
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      isNewer = true;
    },
    stop: () => server.close(),
  };
}
