import type { FeatureName } from "#contracts/core/features-shapes.ts";

type Words = { title: string; does: string; off: string; whom: string; needs?: string };

export const advancedFeatures = {
  title: "Advanced Features",
  what: "The features",
  lead: "What the portal can do and your company may do without. A switch holds from everybody's next call.",
  adminsOnly: "Only administrators can change this.",
  off: "Off:",
  untouched: (isOn: boolean) => `${isOn ? "On" : "Off"} since the beginning`,
  changed: (isOn: boolean, when: string, who: string) => `${isOn ? "On" : "Off"} since ${when}, by ${who}`,
  saved: (title: string, isOn: boolean) => `${title}: ${isOn ? "on" : "off"}`,
  failed: "This was not switched",
  stale: "Somebody else has switched it meanwhile. Look at what stands here now.",
  features: {
    ownerBookings: {
      title: "Owners book appointments",
      does: "An owner chooses a free time of a step by themselves, moves it and takes it back.",
      off: "the team books for them; what is booked stays, and can still be cancelled.",
      whom: "For owners",
    },
    paperFindings: {
      title: "Findings for the health record",
      does: "What was read in a paper is offered to the pet's health record, and where papers disagree is shown.",
      off: "the record is kept by hand; what has been taken over stays.",
      whom: "For owners and colleagues",
    },
    photoReading: {
      title: "Reading of photos and scans",
      does: "A photo of a paper is read in the browser of whoever looks at it, and its words are kept with it.",
      off: "photos are looked at and not read; words that were read before stay.",
      whom: "For owners and colleagues",
    },
    languageModel: {
      title: "Language model beside the rules",
      does: "The analysis of a paper also asks a language model for what the rules have overlooked.",
      off: "the rules are alone, and no paper's text leaves the portal.",
      whom: "For whoever has a paper analysed",
      needs: "No language model is set up: the rules are alone either way.",
    },
    textMessages: {
      title: "Text messages",
      does: "A step that sends a text message sends it to the telephone.",
      off: "its words go by mail.",
      whom: "For owners",
      needs: "No provider of text messages is set up: they go by mail either way.",
    },
    outsideMap: {
      title: "Map of an outside service",
      does: "The journey's map is drawn by the map service, which learns where the reader is on the network.",
      off: "the portal draws the map by itself.",
      whom: "For colleagues",
      needs: "No map service is set up: the portal draws the map by itself either way.",
    },
    openPlanner: {
      title: "Travel planner for everybody",
      does: "Whoever has the address of the planner tries out a journey in it, without an account.",
      off: "it asks visitors to sign in first.",
      whom: "For people without an account",
    },
    openApiPage: {
      title: "API page for everybody",
      does: "Whoever has its address reads which calls the portal answers, and the OpenAPI document, without an account.",
      off: "both ask visitors to sign in first; the calls themselves ask for a session or a key either way.",
      whom: "For people without an account",
    },
    keptOnDevice: {
      title: "Journeys without a line",
      does: "A browser keeps the portal and what its reader has opened of a journey, and shows it where there is no connection.",
      off: "every browser forgets what it has kept the next time it is online, and keeps nothing more.",
      whom: "For owners and colleagues",
    },
  } satisfies Record<FeatureName, Words> as Record<FeatureName, Words>,
} as const;
