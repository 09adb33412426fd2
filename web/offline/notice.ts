import { dateInZone } from "#contracts/core/dates.ts";
import { offline as copy } from "#web/copy/offline.ts";
import { viewerZone } from "#web/core/dates.ts";

import { type Notice, notices } from "./line.ts";

import classes from "./notice.module.css";

/** Of the times that are said; null until notices are shown. */
let language: string | null = null;

/**
 * Puts the notices above whatever page there is, by hand: a second root would cost the first file its name. Once they
 * are there, only their language changes.
 */
export function showNotices(inLanguage: string, tryAgain: () => void): void {
  const isFirst = language === null;
  language = inLanguage;
  if (!isFirst) return;
  const place = document.createElement("div");
  place.setAttribute("role", "status");
  document.body.prepend(place);
  const draw = () => place.replaceChildren(...contentOf(notices.current(), language ?? inLanguage, tryAgain));
  notices.subscribe(draw);
  draw();
}

function contentOf(
  { isLost, isDown, asOf, load }: Notice,
  language: string,
  tryAgain: () => void,
): HTMLElement[] {
  if (isLost) {
    const since = asOf === null ? copy.nothing : copy.asOf(when(new Date(asOf), language));
    return [strip([since, copy.readOn], [[copy.tryAgain, tryAgain]])];
  }
  // What failed has its own button to try again.
  if (isDown) return [strip([copy.down, copy.asksAgain], [])];
  if (!load) return [];
  return [
    strip(
      [copy.newer],
      [
        [copy.load, load],
        [copy.later, () => notices.set({ load: null })],
      ],
    ),
  ];
}

type Choice = [label: string, press: () => void];

function strip([first = "", second = ""]: string[], choices: Choice[]): HTMLElement {
  const notice = document.createElement("p");
  notice.className = classes["notice"] ?? "";
  const said = document.createElement("span");
  const bold = document.createElement("b");
  bold.textContent = first;
  said.append(bold, ` ${second}`);
  notice.append(said, ...choices.map(buttonOf));
  return notice;
}

function buttonOf([label, press]: Choice): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", press);
  return button;
}

/** In the reader's zone: the time alone on the same day, else with its date. */
function when(instant: Date, language: string): string {
  const zone = viewerZone();
  const isToday = dateInZone(instant, zone) === dateInZone(new Date(), zone);
  return new Intl.DateTimeFormat(language, {
    ...(!isToday && { day: "numeric", month: "short", year: "numeric" }),
    hour: "2-digit",
    minute: "2-digit",
    timeZone: zone,
  }).format(instant);
}
