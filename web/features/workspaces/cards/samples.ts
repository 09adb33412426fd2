import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";

import type { CardWorkspace } from "./card-workspace.ts";

/** What a journey looks like, for a company that has none yet. Their ids are no rows. */
export function sampleWorkspaces(today: CalendarDate): CardWorkspace[] {
  return [
    {
      id: -1,
      name: "Max to London",
      petName: "Max",
      petType: "dog",
      breed: "Labrador Retriever",
      ownerName: "Emma Thompson",
      status: "in_progress",
      stage: "in_progress",
      actionCount: 3,
      tasksDone: 6,
      tasksTotal: 10,
      priority: "high",
      departureDate: addDays(today, 21),
      departureAirport: "JFK",
      arrivalAirport: "LHR",
      completedAt: null,
      arrivedOn: null,
    },
    {
      id: -2,
      name: "Luna to Tokyo",
      petName: "Luna",
      petType: "cat",
      breed: "British Shorthair",
      ownerName: "Kenji Watanabe",
      status: "active",
      stage: "active",
      actionCount: 1,
      tasksDone: 2,
      tasksTotal: 10,
      priority: "medium",
      departureDate: addDays(today, 48),
      departureAirport: "FRA",
      arrivalAirport: "NRT",
      completedAt: null,
      arrivedOn: null,
    },
    {
      id: -3,
      name: "Coco to Sydney",
      petName: "Coco",
      petType: "bird",
      breed: "Cockatiel",
      ownerName: "Olivia Brown",
      status: "pending",
      stage: "pending",
      actionCount: 0,
      tasksDone: 0,
      tasksTotal: 8,
      priority: "low",
      departureDate: addDays(today, 90),
      departureAirport: "LAX",
      arrivalAirport: "SYD",
      completedAt: null,
      arrivedOn: null,
    },
  ];
}
