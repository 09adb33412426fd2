import type { ReadingState } from "#contracts/documents/terms.ts";
import type { DueAnchor } from "#contracts/workflows/shapes.ts";
import type { PetSex } from "#contracts/workspaces/facts-shapes.ts";
import type { MemberRole, Priority } from "#contracts/workspaces/shapes.ts";

import { manyOf } from "./numbers.ts";

/** The words of the staff's page of one journey. */
export const workspace = {
  back: "Dashboard",
  kind: "Pet travel workspace",
  description: "Additional notes",
  highPriority: "High priority",
  customerView: "Customer view",
  print: "Print",
  invite: "Invite customer",
  unknown: "Not known yet",
  what: "The workspace",
  notFound: "Workspace not found",
  notFoundHint: "There is no workspace at this address, or it has been archived.",
  toDashboard: "Back to the dashboard",

  countdown: (days: number) => {
    if (days === 0) return "Departs today";
    if (days > 0) return `${manyOf(days, "day")} to departure`;
    return `Departed ${manyOf(-days, "day")} ago`;
  },
  arrived: "Arrived",
  completed: "Completed",

  edit: {
    button: "Edit workspace",
    priorities: { high: "High", medium: "Medium", low: "Low" } as const satisfies Record<Priority, string>,
    nobody: "Nobody",
  },

  map: {
    title: "Journey map",
    loading: "Loading map...",
    unknown: "The map shows journeys between airports given by their code.",
    label: (route: readonly { code: string; city: string }[]) => {
      const [from = "", ...others] = route.map(({ code, city }) => `${city} (${code})`);
      const to = others.pop() ?? "";
      return `Map with the flight path from ${from} to ${to}${others.length > 0 ? ` over ${others.join(", ")}` : ""}`;
    },
    over: (codes: readonly string[]) => `over ${codes.join(", ")}`,
    distance: (km: number, miles: number) =>
      `${km.toLocaleString("en-GB")} km · ${miles.toLocaleString("en-GB")} miles`,
    /** Many an airport is named after its city already. */
    place: (city: string, name: string) => (name.startsWith(city) ? name : `${city}, ${name}`),
    from: "Departure airport",
    to: "Arrival airport",
  },

  tasks: {
    title: "Tasks & Milestones",
    count: (n: number) => manyOf(n, "task"),
    empty: "No tasks yet",
    emptyHint: "The steps of the journey appear here.",
    noDueDate: "No due date",
    completedOn: (date: string) => `Completed ${date}`,
    assignedTo: (name: string) => `Assigned to: ${name}`,
    open: (title: string) => `Show ${title}`,
    showCompleted: (n: number) => `Show ${n} more completed`,
    hideCompleted: "Show fewer completed",
    inReview: "The owner's part is done and waits for your review.",
    notOpen: "This step opens after the one before it.",
    documents: "Documents of this step",
    complete: "Complete",
    completing: "Completing...",
    ways: "Which way it goes on",
    wayTo: (label: string, step: string) => `${label} → ${step}`,
    approve: "Approve and complete",
    sendBack: "Send back",
    sendingBack: "Sending back...",
    sendBackReason: "What has to be mended",
    sendBackHelp: "The owner reads this.",
    reasonMissing: "Say what has to be mended",
    reopen: "Reopen",
    reopening: "Reopening...",
    reopenReason: "Why it is opened again",
    reschedule: "Change due date",
    rescheduling: "Saving...",
    dueDate: "Due date",
    dueHelp: "Left empty, the step has no due date.",
    openCalendar: "Choose the due date in the calendar",
    saveDueDate: "Save due date",
    unreadableDate: "Write the date as 31 Dec 2026 or 2026-12-31",
    optional: "(optional)",
    failed: "The task was not changed",
    done: {
      complete: "Task completed",
      sendBack: "Task sent back",
      reopen: "Task reopened",
      reschedule: "Due date changed",
    },
  },

  documents: {
    title: "Documents",
    upload: "Upload Document",
    count: (n: number) => manyOf(n, "document"),
    uploaded: (date: string) => `Uploaded ${date}`,
    unread: {
      waiting: "Not read yet",
      late: "Could not be read",
    } as const satisfies Record<Exclude<ReadingState, "done">, string>,
    by: (name: string) => `by ${name}`,
    empty: "No documents yet",
    emptyHint: "What the owner or the team uploads appears here.",
    view: "View",
    viewOf: (name: string) => `View ${name}`,
    approveOf: (name: string) => `Approve ${name}`,
    rejectOf: (name: string) => `Reject ${name}`,
    open: "Open document",
    download: "Download",
    noPreview: "This document cannot be shown here. Open or download it instead.",
    previewOf: (name: string) => `Preview of ${name}`,
    file: "File",
    status: "Status",
    type: "Kind",
    types: { health: "Health", vaccination: "Vaccination", travel: "Travel" },
    uploadedLabel: "Uploaded",
    reason: "Why it was handed back",
    close: "Close",
  },

  status: {
    title: "Status",
    done: (done: number, total: number) => `${done} of ${manyOf(total, "task")} done`,
    progress: "Progress of the journey",
    next: "Next",
    nothingLeft: "Everything is done.",
    completedBecause: (reason: string) => `Completed without an arrival: ${reason}`,
  },
  pet: {
    title: "Pet Details",
    name: "Name",
    breed: "Breed",
    edit: "Edit pet details",
    species: "Species",
    age: "Age",
    /** In days, in months or in years and months, as people say it; then the day of birth. */
    aged: ({ years, months, days }: { years: number; months: number; days: number }, born: string) => {
      const whole = [years > 0 && manyOf(years, "year"), months > 0 && manyOf(months, "month")];
      return `${whole.filter(Boolean).join(", ") || manyOf(days, "day")} (born ${born})`;
    },
    /** What was only said is no birthday. */
    ageSaid: (years: number, on: string) =>
      `About ${years.toLocaleString("en-GB", { maximumFractionDigits: 1 })} ${years === 1 ? "year" : "years"}, as was said on ${on}`,
    born: "Birth date",
    sex: "Sex",
    sexes: { female: "Female", male: "Male" } as const satisfies Record<PetSex, string>,
    neutered: "neutered",
    entire: "not neutered",
    colour: "Colour",
    weight: "Weight",
    kilograms: (grams: number) =>
      `${(grams / 1_000).toLocaleString("en-GB", { maximumFractionDigits: 3 })} kg`,
    microchip: "Microchip",
    ofRecord: "Microchip, vaccinations and papers are kept in the health record",
    olderChip: "This microchip is older than the ISO standard: bring a reader that knows it.",
    chipTwin: (pet: string, owner: string) => `${pet} of ${owner} has the same microchip number.`,
    passport: "Passport",
  },
  owner: {
    title: "Owner Details",
    edit: "Edit owner details",
    name: "Name",
    email: "Email",
    phone: "Phone",
    address: "Address",
    emergency: "In an emergency",
  },
  tags: {
    title: "Tags",
    none: "No tags yet",
    add: "Add a tag",
    adding: "New tag",
    done: "Add",
    remove: (name: string) => `Remove the tag ${name}`,
    failed: "The tags were not changed",
  },
  travel: {
    title: "Travel Details",
    edit: "Edit travel details",
    departure: "Departure date",
    arrival: "Arrival date",
    at: (day: string, time: string | null) => (time === null ? day : `${day}, ${time}`),
    arrives: {
      said: (day: string) => day,
      schedule: (day: string) => `${day}, by the schedule`,
      guess: (day: string) => `${day}, a guess until somebody says`,
    },
    return: "Return date",
    route: "Route",
    between: (places: readonly string[]) => places.join(" → "),
    flight: "Flight",
    travelClass: "Travel class",
    classes: { cabin: "Cabin", cargo: "Cargo hold" } as Readonly<Record<string, string>>,
    crate: "Crate",
    crateOf: (size: string | null, centimetres: readonly (number | null)[]) => {
      const measures = centimetres.some((one) => one !== null)
        ? `${centimetres.map((one) => one ?? "?").join(" × ")} cm`
        : null;
      return [size, measures].filter((part) => part !== null && part !== "").join(", ");
    },
    handling: "Special handling",
    handlingNeeded: "Needed",
    template: "Template",
    assignedTo: "Assigned to",
    team: "Team",
  },
  due: {
    /** `7 days before departure`, as the due date of a task says what it is counted from. */
    from: (days: number, anchor: DueAnchor) => {
      const place = {
        departure: "departure",
        arrival: "arrival",
        previous: "the step before",
        created: "the journey began",
      }[anchor];
      if (days === 0) return anchor === "previous" ? "With the step before" : `On the day of ${place}`;
      return `${manyOf(Math.abs(days), "day")} ${days < 0 ? "before" : "after"} ${place}`;
    },
    moved: (reason: string, days: string) => `${reason}, moved from ${days}`,
    range: (from: string, to: string) => `${from} to ${to}`,
  },
  members: {
    title: "Members",
    roles: {
      owner: "Owner",
      family: "Family",
      vet: "Vet",
      ground_agent: "Ground agent",
      staff: "Your Team",
    } as const satisfies Record<MemberRole, string>,
    invited: "invited",
    notInvited: "not invited yet",
    payer: "Payer",
    setPayer: "Set payer",
    setPayerOf: (name: string) => `Set payer: ${name}`,
    noPayer: "Nobody is set to pay yet. The deposit waits for it.",
    empty: "Nobody takes part yet. Invite the owner.",
    done: "Payer set",
    doneText: (name: string) => `${name} pays for this journey.`,
    failed: "The payer was not set",
  },
  transfer: {
    title: "Bank transfer",
    announced: (date: string) => `Announced ${date}`,
    reference: "Reference",
    amount: "Amount",
    received: "Mark received",
    receivedOf: (title: string) => `Mark received: ${title}`,
    saving: "Saving...",
    done: "Transfer received",
    doneText: (amount: string) => `${amount} is booked as paid.`,
    failed: "The transfer was not marked",
    noPrice: "This journey has no price, so its owners are asked for nothing.",
    noWay: "Neither cards nor a bank account are set up, so its owners are not told how to pay.",
    setUp: "Before you open",
  },
  stale: {
    title: "This has changed while you were looking",
    lead: "Nothing of yours was saved. What is different now:",
    nothing: "Nothing you see here is different. You can try again.",
    gone: "It is no longer there.",
    status: (before: string, after: string) => `Status: ${before}, now ${after}`,
    dueDate: (before: string, after: string) => `Due date: ${before}, now ${after}`,
    assignedTo: (before: string, after: string) => `Assigned to: ${before}, now ${after}`,
    review: (isNow: boolean) =>
      isNow ? "The owner has finished their part." : "It is no longer up for review.",
    file: (after: string) => `A new file was uploaded: ${after}`,
    reason: (after: string) => `It was handed back: ${after}`,
    none: "none",
    yes: "yes",
    no: "no",
    fact: (label: string, before: string, after: string) => `${label}: ${before}, now ${after}`,
  },
} as const;
