import { createHash } from "node:crypto";

import type { DocumentCategory, DocumentStatus, WorkspaceDocumentType } from "#contracts/documents/shapes.ts";
import type { REVIEW_DECISIONS } from "#contracts/documents/terms.ts";

import { LOOSE_DOCUMENTS, type LooseRow } from "./document-table.ts";
import { fileOf } from "./files.ts";
import { type Journey, journeyOf } from "./journeys.ts";
import { type PersonKey, userId } from "./people.ts";
import { add, requestId, type World } from "./world.ts";

export type Review = {
  /** Of which version. */
  number: number;
  decision: (typeof REVIEW_DECISIONS)[number];
  reason?: string;
  at: Date;
};

export type Paper = {
  taskId: number | null;
  name: string;
  description: string;
  category: DocumentCategory | null;
  isPhoto: boolean;
  by: PersonKey;
  /** When each version came, the first one first. */
  files: readonly Date[];
  reviews: readonly Review[];
  expiresOn?: string;
};

const STATUS_AFTER = { approve: "approved", reject: "rejected", ask_changes: "needs-review" } as const;
const KIND_AFTER = {
  approve: "document.approved",
  reject: "document.rejected",
  ask_changes: "document.changes_asked",
} as const;

/** A document with its versions, what was said about them, and the files themselves. */
export function addDocument(world: World, journey: Journey, paper: Paper): void {
  const latest = paper.files.length;
  const lastWord = paper.reviews.find((review) => review.number === latest);
  const status: DocumentStatus = lastWord ? STATUS_AFTER[lastWord.decision] : "pending";
  const documentId = add(world, "documents", {
    workspaceId: journey.id,
    taskId: paper.taskId,
    name: paper.name,
    description: paper.description,
    category: paper.category,
    type: typeOf(paper.category),
    status,
    rejectionReason: lastWord?.reason ?? null,
    expiresOn: paper.expiresOn ?? null,
    currentNumber: latest,
    uploadedById: userId(paper.by),
    uploadedAt: paper.files.at(-1) ?? journey.createdAt,
    requestId: requestId(`document ${world.rows.documents.length}`),
    version: latest - 1 + paper.reviews.length,
  });
  if (paper.expiresOn !== undefined && paper.expiresOn < journey.departureDate) {
    // Told already: the clock would otherwise add to the news that the demo company begins with.
    const sentAt = paper.files.at(-1) ?? journey.createdAt;
    for (const warning of ["journey", "month"] as const)
      world.rows.expiryWarnings.push({ documentId, expiresOn: paper.expiresOn, warning, sentAt });
  }
  const subject = { workspaceId: journey.id, taskId: paper.taskId, documentId, subject: paper.name };
  for (const [index, createdAt] of paper.files.entries()) {
    addVersion(world, journey, paper, { documentId, number: index + 1, createdAt });
    world.happenings.push({
      ...subject,
      at: createdAt,
      kind: "document.uploaded",
      actorId: userId(paper.by),
    });
  }
  for (const { number, decision, reason, at } of paper.reviews) {
    const reviewerId = userId("huong");
    add(world, "documentReviews", {
      documentId,
      number,
      decision,
      reason: reason ?? null,
      reviewerId,
      createdAt: at,
    });
    world.happenings.push({
      ...subject,
      at,
      kind: KIND_AFTER[decision],
      actorId: reviewerId,
      data: { after: { status: STATUS_AFTER[decision] }, ...(reason ? { text: reason } : {}) },
    });
  }
}

function addVersion(
  world: World,
  journey: Journey,
  paper: Paper,
  { documentId, number, createdAt }: { documentId: number; number: number; createdAt: Date },
): void {
  const file = fileOf({
    documentId,
    number,
    name: paper.name,
    description: paper.description,
    petName: journey.petName,
    isPhoto: paper.isPhoto,
  });
  world.files.push(file);
  add(world, "documentVersions", {
    documentId,
    number,
    fileKey: file.key,
    fileName: `${journey.petName} – ${paper.name}${number > 1 ? ` (${number})` : ""}.${paper.isPhoto ? "png" : "pdf"}`,
    mediaType: file.mediaType,
    byteSize: file.bytes.byteLength,
    sha256: createHash("sha256").update(file.bytes).digest("hex"),
    uploadedById: userId(paper.by),
    createdAt,
  });
}

function typeOf(category: DocumentCategory | null): WorkspaceDocumentType {
  return category === "health" || category === "vaccination" ? category : "travel";
}

/** Papers that no step asked for. */
export function addLooseDocuments(world: World, journeys: readonly Journey[]): void {
  for (const row of LOOSE_DOCUMENTS) addLoose(world, journeyOf(journeys, row.pet), row);
}

function addLoose(world: World, journey: Journey, row: LooseRow): void {
  const { clock } = world;
  const word = row.word;
  const [first, ...later] = row.days;
  const files = [first, ...later].map((days) => clock.at(-days, "15:20"));
  const latest = files.length;
  const reviews: Review[] = [
    ...later.map((days, index) => ({
      number: index + 1,
      decision: "reject" as const,
      reason: row.before ?? "Please send it again.",
      at: clock.at(-days, "11:05"),
    })),
    ...(word
      ? [
          {
            number: latest,
            decision: word,
            ...(row.reason ? { reason: row.reason } : {}),
            at: clock.at(-(row.days.at(-1) ?? 0), "17:45"),
          },
        ]
      : []),
  ];
  addDocument(world, journey, {
    taskId: null,
    name: row.name,
    description: row.text,
    category: row.category,
    isPhoto: row.isPhoto ?? false,
    by: row.by ?? journey.owner,
    files,
    reviews,
    ...(row.expires === undefined ? {} : { expiresOn: clock.date(row.expires) }),
  });
}
