import { findAirport } from "#contracts/airports/find-airport.ts";
import { HOUR_MS, MINUTE_MS } from "#contracts/core/durations.ts";
import type { PaymentItem } from "#contracts/payments/shapes.ts";
import type { MemberRole } from "#contracts/workspaces/shapes.ts";

import { CLIENTS, PETS } from "./client-table.ts";
import { clientId, petId } from "./clients.ts";
import { ESCORT_OF } from "./health-table.ts";
import { addMemberInvitation } from "./invitations.ts";
import type { Journey } from "./journeys.ts";
import { nameOf, type PersonKey, userId } from "./people.ts";
import { PRICE_LIST } from "./settings.ts";
import { templateId, templateVersionId } from "./templates.ts";
import { add, requestId, type World } from "./world.ts";

/** The workspace of a journey with its members, invitations, tags and prices. */
export function addWorkspace(world: World, journey: Journey): void {
  const { row, createdAt } = journey;
  const isBooked = journey.plan.some((p) => p.step.do === "booking-form" && p.state === "done");
  const pet = PETS[row.pet];
  const done = journey.plan.flatMap((p) => (p.completedAt ? [p.completedAt.getTime()] : []));
  add(world, "workspaces", {
    name: journey.petName,
    clientId: clientId(journey.owner),
    petId: petId(row.pet),
    templateId: templateId(row.workflow),
    templateVersionId: templateVersionId(row.workflow),
    assignedToId: userId(row.lead),
    status: row.status,
    priority: row.priority,
    isSequential: !journey.workflow.anyOrder,
    description: row.about,
    destination: row.route
      ? countryOf(row.route[1], journey.workflow.destination)
      : journey.workflow.destination,
    departureDate: journey.departureDate,
    departureTime: row.flight?.[0] ?? null,
    ...journey.arrival,
    arrivedOn: row.status === "completed" ? journey.arrival.arrivalDate : null,
    escort: ESCORT_OF[row.pet] ?? "unknown",
    departureAirport: row.route?.[0] ?? null,
    arrivalAirport: row.route?.[1] ?? null,
    stops: row.by ?? null,
    ...(isBooked && row.flight && { airline: AIRLINE, flightNumber: `TA ${100 + journey.id}` }),
    ...(isBooked && crateFor(pet.grams)),
    specialHandling: isBooked && pet.special !== undefined,
    handlingInstructions: isBooked ? (pet.special ?? null) : null,
    createdAt,
    completedAt: row.status === "completed" ? new Date(Math.max(...done)) : null,
    requestId: requestId(`workspace ${row.pet}`),
  });
  world.happenings.push({
    at: createdAt,
    kind: "workspace.created",
    actorId: userId(row.lead),
    workspaceId: journey.id,
    subject: journey.petName,
  });
  if (row.status === "completed") {
    const at = new Date(Math.max(...done));
    world.happenings.push({
      at,
      kind: "workspace.completed",
      actorId: null,
      workspaceId: journey.id,
      subject: journey.petName,
    });
  }
  addMembers(world, journey);
  addItems(world, journey);
  if (row.notes) {
    add(world, "workspaceNotes", {
      workspaceId: journey.id,
      authorId: userId(row.lead),
      body: row.notes,
      createdAt: new Date(createdAt.getTime() + HOUR_MS),
      requestId: requestId(`note ${row.pet}`),
    });
  }
  for (const tag of row.tags ?? []) {
    world.rows.workspaceTags.push({ workspaceId: journey.id, tagId: TAGS.indexOf(tag) + 1 });
  }
}

const countryOf = (airport: string, otherwise: string) => findAirport(airport)?.country ?? otherwise;

/** Up to 8 kg with its bag a pet may fly under the seat; the bag weighs about one. */
export const travelClassOf = (grams: number) => (grams <= 7_000 && grams >= 1_000 ? "cabin" : "cargo");

const AIRLINE = "Transit Air Cargo";

export function carrierFor(grams: number): string {
  if (grams < 2_500) return "Small (100 series)";
  if (grams < 10_000) return "Medium (200 series)";
  if (grams < 25_000) return "Large (400 series)";
  return "Extra large (500 series)";
}

/** The crate and the place it travels in, for the weight of a pet. */
function crateFor(grams: number) {
  const size =
    grams < 2_500
      ? [53, 41, 38]
      : grams < 10_000
        ? [71, 52, 55]
        : grams < 25_000
          ? [91, 64, 69]
          : [102, 69, 76];
  const [crateLengthCm, crateWidthCm, crateHeightCm] = size;
  return {
    travelClass: travelClassOf(grams),
    carrierSize: carrierFor(grams),
    crateLengthCm,
    crateWidthCm,
    crateHeightCm,
  };
}

const TAGS: readonly string[] = [
  "CITES",
  "First journey",
  "Quarantine",
  "Senior pet",
  "Snub-nosed",
  "Strong breed",
  "Titer",
];

export function addTags(world: World): void {
  const colours = ["green", "ocean", "orange", "gray", "red", "yellow", "blue"] as const;
  for (const [index, name] of TAGS.entries()) add(world, "tags", { name, color: colours[index] ?? "gray" });
}

type Joining = { who: PersonKey; role: MemberRole; invitedAt: Date; joinedAt: Date | null };

/** Who takes part; the mark of the payer is given to whoever has paid. */
function addMembers(world: World, journey: Journey): void {
  const { clock } = world;
  const { row, createdAt } = journey;
  const minutes = (n: number) => new Date(createdAt.getTime() + n * MINUTE_MS);
  const family = (row.family ?? []).map((who, index) => ({
    who,
    // Owners as well: they do the to-dos. A family viewer would only see.
    role: "owner" as const,
    invitedAt: clock.at(-1, index === 0 ? "18:10" : "18:11"),
    joinedAt: clock.at(-1, index === 0 ? "18:22" : "19:05"),
  }));
  const hasVet = journey.plan.some((p) => p.step.by === "partner");
  const joining: Joining[] = [
    { who: journey.owner, role: "owner", invitedAt: minutes(10), joinedAt: journey.joinedAt },
    ...family,
    { who: row.lead, role: "staff", invitedAt: createdAt, joinedAt: createdAt },
    ...(hasVet
      ? [{ who: "amara", role: "vet", invitedAt: minutes(30), joinedAt: minutes(90) } as const]
      : []),
    ...(row.status === "active" && row.route?.[1] === "LAX"
      ? [{ who: "mateo", role: "ground_agent", invitedAt: minutes(40), joinedAt: minutes(200) } as const]
      : []),
  ];
  const hasPaid = journey.plan.some((p) => p.step.do === "deposit-payment" && p.submittedAt !== null);
  for (const { who, role, invitedAt, joinedAt } of joining) {
    world.rows.workspaceMembers.push({
      workspaceId: journey.id,
      userId: userId(who),
      role,
      isPayer: hasPaid && who === journey.owner,
      createdAt: invitedAt,
      joinedAt,
    });
    if (role === "staff") continue;
    const person = { workspaceId: journey.id, personId: userId(who), subject: nameOf(who) };
    world.happenings.push({ ...person, at: invitedAt, kind: "member.invited", actorId: userId(row.lead) });
    if (joinedAt)
      world.happenings.push({ ...person, at: joinedAt, kind: "member.joined", actorId: userId(who) });
    addMemberInvitation(world, journey, { who, memberRole: role, at: invitedAt, acceptedAt: joinedAt });
  }
}

/** What a journey costs, in pence: the price list, and quarantine where there is one. */
function addItems(world: World, journey: Journey): void {
  const extra = journey.row.tags?.includes("Quarantine")
    ? [{ description: "Quarantine booking", amount: 95_000, required: true }]
    : CLIENTS[journey.owner].group === "partners"
      ? [{ description: "Home pick-up", amount: 12_500, required: false }]
      : [];
  for (const [index, item] of [...PRICE_LIST, ...extra].entries()) {
    add(world, "paymentItems", { workspaceId: journey.id, position: index + 1, currency: "GBP", ...item });
  }
}

export function itemsOf(world: World, workspaceId: number): PaymentItem[] {
  return world.rows.paymentItems
    .filter((item) => item.workspaceId === workspaceId)
    .map(({ id = 0, description, amount, currency, required = false }) => ({
      id,
      description,
      amount,
      currency,
      required,
    }));
}
