import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to a server of this machine that can be shut, as a line that is cut, and opened again. */
export type Gate = { url: string; shut: () => void; open: () => void; stop: () => Promise<void> };

/** @param to where it leads, `http://127.0.0.1:port` */
export async function aGate(to: string): Promise<Gate> {
  const target = new URL(to);
  const sockets = new Set<Socket>();
  let isOpen = true;
  const server = createServer((incoming) => {
    if (!isOpen) {
      incoming.destroy();
      return;
    }
    const outgoing = connect(Number(target.port), target.hostname);
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket
        .on("error", () => undefined)
        .on("close", () => {
          sockets.delete(socket);
          incoming.destroy();
          outgoing.destroy();
        });
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const shut = () => {
    isOpen = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shut,
    open: () => {
      isOpen = true;
    },
    stop: () => {
      shut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
