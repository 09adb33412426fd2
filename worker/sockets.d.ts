// What workerd adds to the globals of the web platform for its half of a live connection.
import type {
  WebSocket as Socket,
  WebSocketPair as Pair,
  WebSocketRequestResponsePair as AnswerPair,
} from "@cloudflare/workers-types";

declare global {
  const WebSocketPair: typeof Pair;
  const WebSocketRequestResponsePair: typeof AnswerPair;

  interface ResponseInit {
    webSocket?: Socket;
  }
}
