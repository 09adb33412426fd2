import { useEffect, useRef, useState } from "react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { packet as copy } from "#web/copy/packet.ts";
import { saveBlob } from "#web/core/csv.ts";
import { formatDate, formatInstant } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";

import type { Packet, PacketPaper, PacketRules } from "./make-packet.ts";

export type PacketJourney = {
  id: number;
  name: string;
  petName: string;
  departureDate: CalendarDate;
  departureAirport: string | null;
  arrivalAirport: string | null;
};

type Making =
  | { state: "idle" }
  | { state: "making"; done: number }
  | { state: "done"; packet: Packet }
  | { state: "failed"; problem: string };

/** Makes the packet and saves it; leaving the page calls it off. */
export function usePacket(journey: PacketJourney) {
  const [making, setMaking] = useState<Making>({ state: "idle" });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (papers: readonly PacketPaper[], rules: PacketRules) => {
    if (running.current) return;
    const calling = new AbortController();
    const { signal } = calling;
    running.current = calling;
    setMaking({ state: "making", done: 0 });
    try {
      const { makePacket } = await import("./make-packet.ts");
      const head = { title: journey.name, facts: factsOf(journey) };
      const packet = await makePacket(head, papers, rules, {
        signal,
        onProgress: (done) => setMaking({ state: "making", done }),
      });
      saveBlob(copy.fileName(journey.name), packet.file);
      setMaking({ state: "done", packet });
    } catch (error) {
      setMaking(signal.aborted ? { state: "idle" } : { state: "failed", problem: sentenceOf(error) });
    } finally {
      running.current = null;
    }
  };
  return { ...making, start, cancel: () => running.current?.abort() };
}

function factsOf(journey: PacketJourney): (readonly [string, string])[] {
  const { departureAirport, arrivalAirport } = journey;
  const route = [departureAirport, arrivalAirport].filter((airport) => airport !== null).join(" – ");
  return [
    [copy.facts.pet, journey.petName],
    [copy.facts.travel, formatDate(journey.departureDate)],
    ...(route === "" ? [] : [[copy.facts.route, route] as const]),
    [copy.facts.made, formatInstant(new Date())],
  ];
}
