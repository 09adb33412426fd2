import type { DocumentCategory } from "#contracts/documents/shapes.ts";

import type { PetKey } from "./client-table.ts";
import type { PersonKey } from "./people.ts";

export type LooseRow = {
  pet: PetKey;
  name: string;
  text: string;
  /** Null is a paper of the journey itself. */
  category: DocumentCategory | null;
  /** Days since each version came; an earlier one was rejected before the next. */
  days: readonly [number, ...number[]];
  /** What the company said about the last version; nothing yet where it is left out. */
  word?: "approve" | "reject" | "ask_changes";
  reason?: string;
  /** Why the version before was rejected. */
  before?: string;
  by?: PersonKey;
  isPhoto?: true;
  /** Days until it is no longer valid. */
  expires?: number;
};

/** One document a line, in the script of its owner. */
// oxfmt-ignore
export const LOOSE_DOCUMENTS: readonly LooseRow[] = [
  { pet: "bella", name: "Rabies vaccination certificate", text: "Booster given by Elm Grove Vets", category: "vaccination", days: [1], word: "ask_changes", reason: "The microchip number on page 1 ends in 4471, the registration says 4417. Please ask the vet to correct and initial it.", expires: 330 },
  { pet: "bella", name: "Microchip registration", text: "Entry in the national register", category: "health", days: [2], word: "approve" },
  { pet: "bella", name: "Vaccination record", text: "Annual record with every booster of the last three years", category: "vaccination", days: [2], word: "approve" },
  { pet: "bella", name: "Pet insurance policy", text: "Covers treatment abroad for the first 90 days", category: "insurance", days: [1], word: "approve", expires: 340 },
  { pet: "bella", name: "Crate photo", text: "Bella in her travel crate", category: null, days: [2], word: "reject", reason: "The door cannot be seen. Please take one from the front with the door closed.", isPhoto: true },
  { pet: "sakura", name: "健康診断書", text: "世田谷動物病院で発行された健康診断書", category: "health", days: [2], word: "approve", expires: 80 },
  { pet: "sakura", name: "狂犬病予防注射済証", text: "Rabies vaccination, Tokyo", category: "vaccination", days: [2], expires: 250 },
  { pet: "kiwi", name: "CITES export permit", text: "Issued in Canberra; the inspection stamp is still missing", category: "permit", days: [1], expires: 150 },
  { pet: "kiwi", name: "Bird health declaration", text: "Signed by the avian vet in Coogee", category: "health", days: [9], word: "approve" },
  { pet: "simsim", name: "شهادة صحية", text: "شهادة بيطرية صادرة في دبي", category: "health", days: [3], word: "ask_changes", reason: "The stamp of the ministry is missing.", by: "ines" },
  { pet: "mruczek", name: "Świadectwo szczepienia", text: "Szczepienie przeciw wściekliźnie, Kraków", category: "vaccination", days: [5], word: "approve", expires: 280 },
  { pet: "mruczek", name: "Polisa ubezpieczeniowa", text: "Travel insurance for the cat", category: "insurance", days: [4] },
  { pet: "clover", name: "Certificat de bonne santé", text: "Établi par la clinique des Écoles", category: "health", days: [8], word: "reject", reason: "The certificate is not signed, and rabbits need the examination within 10 days of the flight." },
  { pet: "otto", name: "Export declaration for BICON", text: "Signed by the consignor", category: "permit", days: [133, 120], before: "The consignee on page 2 is not the one of the booking.", word: "approve" },
  { pet: "nori", name: "Customs declaration C5", text: "Transfer of residence, one cat", category: "customs", days: [18], word: "approve" },
  { pet: "bori", name: "예방접종 증명서", text: "Vaccination record from Seoul with a certified translation", category: "vaccination", days: [60], word: "approve" },
  { pet: "max", name: "BOAS grading report", text: "Breathing test for snub-nosed dogs, grade 1", category: "health", days: [6] },
  { pet: "max", name: "Giấy bảo hiểm", text: "Liability insurance for the dog", category: "insurance", days: [12], word: "approve", expires: 20 },
  { pet: "athina", name: "Πιστοποιητικό υγείας", text: "Εξέταση και θυρεοειδής, Αστόρια", category: "health", days: [7], word: "ask_changes", reason: "Please add the dose of the tablet." },
  { pet: "rocky", name: "Transit declaration, Frankfurt", text: "One night in the animal lounge", category: "customs", days: [3], word: "approve", by: "marek" },
  { pet: "rocky", name: "Strong-breed crate certificate", text: "Built to CR82", category: "permit", days: [14], word: "approve" },
  { pet: "baron", name: "Ветеринарний паспорт", text: "Паспорт тварини, усі сторінки", category: null, days: [20], word: "approve" },
  { pet: "zuzu", name: "תעודת בריאות", text: "Issued by the vet in the Marais", category: "health", days: [4] },
  { pet: "zuzu", name: "EU certificate for a captive-bred tortoise", text: "Annex A, bred in captivity", category: "permit", days: [6], word: "approve" },
  { pet: "chai", name: "टीकाकरण प्रमाणपत्र", text: "दुबई में दिया गया रेबीज़ का टीका", category: "vaccination", days: [6], expires: 300 },
  { pet: "chai", name: "Visa copy", text: "Student visa, page 1", category: null, days: [5], isPhoto: true },
  { pet: "khaopan", name: "ใบรับรองวัคซีนพิษสุนัขบ้า", text: "Rabies vaccination, Bangkok", category: "vaccination", days: [2], by: "anna" },
  { pet: "luna", name: "Declaração de importação", text: "Customs, household goods with one dog", category: "customs", days: [45], word: "approve" },
  { pet: "simba", name: "Customs clearance, Johannesburg", text: "Released on the day of arrival", category: "customs", days: [108], word: "approve", by: "anna" },
];
