import type { FormKind, FormValues } from "#contracts/forms/shapes.ts";
import { ACKNOWLEDGEMENTS } from "#contracts/forms/terms.ts";

import { CLIENTS, PETS } from "./client-table.ts";
import { chipOf } from "./clients.ts";
import type { Journey, Planned } from "./journeys.ts";
import { userId } from "./people.ts";
import { carrierFor, travelClassOf } from "./workspaces.ts";
import { add, requestId, type World } from "./world.ts";

const KIND_OF: Partial<Record<Planned["step"]["do"], FormKind>> = {
  "booking-form": "travel",
  "boarding-form": "pet",
  "handover-details": "owner",
};

export function addSubmission(world: World, journey: Journey, planned: Planned, submittedAt: Date): void {
  const kind = KIND_OF[planned.step.do];
  if (!kind) return;
  add(world, "formSubmissions", {
    taskId: planned.taskId,
    kind,
    values: valuesOf(journey, kind),
    submittedById: userId(journey.owner),
    submittedAt,
    requestId: requestId(`form ${planned.taskId}`),
  });
  world.happenings.push({
    at: submittedAt,
    kind: "form.submitted",
    actorId: userId(journey.owner),
    workspaceId: journey.id,
    taskId: planned.taskId,
    subject: planned.step.title,
  });
}

/** Forms that somebody has begun and not sent: the first fields only. */
export function addDraft(world: World, journey: Journey, planned: Planned): void {
  const kind = KIND_OF[planned.step.do];
  const isBegun = journey.row.pet === "clover" || journey.row.pet === "zuzu";
  if (!kind || !isBegun || planned.state !== "open") return;
  const begun = Object.entries(valuesOf(journey, kind)).slice(0, 3);
  world.rows.formDrafts.push({
    taskId: planned.taskId,
    userId: userId(journey.owner),
    values: Object.fromEntries(begun),
    savedAt: world.clock.at(-1, "21:14"),
  });
}

function valuesOf(journey: Journey, kind: FormKind): FormValues {
  const pet = PETS[journey.row.pet];
  const client = CLIENTS[journey.owner];
  const [from = "", to = ""] = journey.row.route ?? [];
  const values: Record<FormKind, Record<string, FormValues[string] | undefined>> = {
    travel: {
      departureDate: journey.departureDate,
      departureAirport: from,
      arrivalAirport: to,
      travelClass: travelClassOf(pet.grams),
      carrierSize: carrierFor(pet.grams),
      specialHandling: pet.special !== undefined,
      handlingInstructions: pet.special,
    },
    pet: {
      petName: pet.name,
      breed: pet.breed,
      age: pet.age,
      weight: pet.grams / 1000,
      microchipNumber: chipOf(journey.row.pet),
      vaccinationStatus: "up-to-date",
      healthConditions: pet.health,
      medications: pet.medication,
      specialRequirements: pet.special,
    },
    owner: {
      fullName: client.name,
      email: client.email,
      phone: client.phone,
      address: client.address,
      emergencyContact: client.emergency,
      emergencyPhone: client.phone,
      acknowledgements: [...ACKNOWLEDGEMENTS],
    },
  };
  const given = Object.entries(values[kind]).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as FormValues;
}
