// Papers in order, each line of which a test may write anew.

export const certificate = (
  lines: Partial<Record<"title" | "chip" | "issued" | "travel" | "more", string>> = {},
) => `
${lines.title ?? "VETERINARY HEALTH CERTIFICATE"}
Owner / consignor: Sarah Whitfield
Species: dog, breed: Golden Retriever, sex: female, date of birth 1 May 2022
Microchip: ${lines.chip ?? "985 112 004 567 890"} implanted on 2 Jul 2022
I examined the animal and found it fit to travel.
Date of issue: ${lines.issued ?? "6 Mar 2027"}
${lines.travel ?? ""}
Veterinarian: Dr. Marta Novák, DVM, signature: M. Novak, official stamp
Endorsed by USDA. ${lines.more ?? ""}`;

export const record = (lines: Partial<Record<"chip" | "born" | "doses" | "until" | "more", string>> = {}) => `
VACCINATION RECORD
Dog Bella, breed Golden Retriever, owner Sarah Whitfield, date of birth ${lines.born ?? "1 May 2022"}
Microchip number 985112004567890 ${lines.chip ?? "implanted 2 Jul 2022"}
${lines.doses ?? "Rabies vaccination given on 1 Sep 2026, Nobivac Rabies, manufacturer MSD, batch A123B01"}
${lines.until ?? "Valid until 1 Sep 2027"}
Veterinarian: Dr. Marta Novák, signature: M. Novak ${lines.more ?? ""}`;
