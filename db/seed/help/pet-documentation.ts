import { type ArticleRow, CHECKED } from "./article.ts";
import { SOURCE } from "./sources.ts";

export const petDocumentation: readonly ArticleRow[] = [
  {
    title: "Which papers does my pet need?",
    tags: ["documents", "checklist", "rabies", "health certificate"],
    views: 4_812,
    updated: 9,
    checked: CHECKED,
    sources: [SOURCE.eu, SOURCE.gb, SOURCE.cdc, SOURCE.japan, SOURCE.australia],
    votes: [27, 2],
    text: `
It depends on the species, on where the pet has lived, and on where it goes. Four papers come up in almost every
journey of a dog, a cat or a ferret: the microchip registration, the rabies vaccination certificate, a health
certificate, and a copy of the owner’s passport for customs.

Some countries add more. The USA wants the receipt of the CDC Dog Import Form for every dog. Great Britain wants
a tapeworm treatment for dogs. Japan and Australia want a blood test for rabies antibodies many months ahead.
Australia, the United Arab Emirates and South Africa want an import permit.

The papers have to agree with each other. The same microchip number must stand in every one of them, the name
and the birth date must not differ, and the vaccination must not be older than the chip. Most delays at a border
come from two papers that say different things.

The Compliance tab of your journey lists what your pet needs and what has been approved. What the portal says is
a screening aid: the authority of the country and the official vet have the last word.
`,
  },
  {
    title: "The rabies vaccination certificate",
    tags: ["rabies", "vaccination", "certificate"],
    views: 2_577,
    updated: 16,
    checked: CHECKED,
    sources: [SOURCE.eu, SOURCE.gb, SOURCE.canada, SOURCE.aphis],
    votes: [16, 1],
    text: `
A vaccination that cannot be proven does not count, so the certificate is as important as the injection. Look at
it before you leave the practice.

It should name the owner with address, and the pet with breed, sex, colour, weight and date of birth. The
microchip number must be there, and the chip must have been put in or read on or before the day of the
vaccination. Of the vaccine it must say the manufacturer, the product and the batch or serial number; a missing
batch number is a common reason for refusal. It must say when the dose was given and until when it is valid, and
carry the printed name, the signature and the date of the vet. For the USA and Canada the licence number and the
duration of validity matter too: a Canadian officer counts one year from the date where no validity is given.

Have the month written in letters, such as 4 March 2027. Dates like 03/04/2027 mean one day in Europe and
another one in America, and papers cross both.
`,
  },
  {
    title: "Microchip registration and what can go wrong",
    tags: ["microchip", "iso", "identification"],
    views: 1_745,
    updated: 24,
    checked: CHECKED,
    sources: [SOURCE.iso, SOURCE.eu, SOURCE.gb, SOURCE.newZealand],
    votes: [12, 0],
    text: `
Most countries ask for a chip that follows the standard ISO 11784 and 11785. Its number has 15 digits. The first
three are the code of a country or of a manufacturer; a number that starts with 999 is a test number, which New
Zealand refuses.

Older chips with 9 or 10 characters exist, mostly in the USA. Japan, Australia and the European Union expect the
ISO kind. If your pet has another one, a reader that can read it must travel along, or a second chip is put in.
A second chip is the safer way, but then both numbers have to stand in the papers.

Order matters more than anything else: the chip first, then the rabies vaccination. A dose given before the chip
was in place does not count for the European Union, Great Britain or Japan. The same day is fine.

Ask the vet to read the chip before every step and compare all 15 digits with the registration. Two digits that
have changed places are found at the border otherwise.
`,
  },
  {
    title: "The health certificate and the ten-day window",
    tags: ["health certificate", "deadline", "vet"],
    views: 2_391,
    updated: 18,
    checked: CHECKED,
    sources: [SOURCE.eu, SOURCE.gb, SOURCE.australia, SOURCE.japan, SOURCE.aphis],
    votes: [15, 2],
    text: `
A health certificate says that a vet has examined your pet and found it fit to travel. Most countries and
airlines want it to be at most ten days old. For Great Britain and the European Union the ten days are counted
back from the day of entry, not of departure: issued on the 6th, it is good for an entry on the 16th and too old
on the 17th.

So the visit is booked for the last days before the flight, and the flight has to be fixed first. We propose a
date that leaves room for a delay of a day or two. If the flight is moved, tell us at once: the certificate may
have to be made again.

Many countries want the certificate to be endorsed by the government after the vet has signed it. In the USA
that is the USDA. Endorsement takes time of its own, and no authority promises how much.

Australia is stricter: the last examination is within five days of export. For Japan the clinical inspection is
within ten days of boarding.
`,
  },
  {
    title: "The EU animal health certificate",
    tags: ["eu", "germany", "france", "health certificate"],
    views: 1_618,
    updated: 20,
    checked: CHECKED,
    sources: [SOURCE.eu, SOURCE.aphis],
    votes: [10, 1],
    text: `
A dog, cat or ferret that enters the European Union from outside needs an animal health certificate, unless it
has a passport issued in the Union and lives there. It is issued or endorsed by an official vet and must not be
older than ten days when you reach the point of entry. Within the Union it can then be used for onward journeys,
under the rules since 22 April 2026 for six months or until the rabies vaccination ends.

The certificate lists the chip with the day it was put in or read, the vaccination with product, manufacturer,
batch and validity, and, for pets from countries that are not listed, the antibody test. It is written in the
language of the country of entry and in English, as a rule. Add the declaration that the pet is not for sale and
that you, or a person you name in writing, travel with it or within five days of it.

If nobody of the family travels within those five days, the journey counts as commercial, and another
certificate with other steps is needed. Tell us early.

A certificate from the USA has to be endorsed by the USDA in ink and with an embossed seal. The form APHIS 7001
is another paper and does not replace it.
`,
  },
  {
    title: "The GB pet health certificate",
    tags: ["uk", "great britain", "health certificate"],
    views: 1_204,
    updated: 31,
    checked: CHECKED,
    sources: [SOURCE.gb, SOURCE.heathrow],
    votes: [9, 1],
    text: `
Pets that come to Great Britain, that is to England, Scotland and Wales, need either a valid pet passport of the
European Union or a GB pet health certificate. The certificate has to be issued within ten days before entry;
onward travel and return are possible for four months.

It states the microchip, the rabies vaccination and, for dogs, the tapeworm treatment with date and time. For
pets from countries that Great Britain does not list, the result of the antibody test belongs to it as well.

Do not mix it up with the animal health certificate, often called AHC. That is the paper for the other
direction, from Great Britain to the European Union. Since 22 April 2026 passports issued in the Union to people
who live in Great Britain are not accepted on the way into the Union; on the way back they still are.

Northern Ireland follows the rules of the European Union.

Pets that arrive by air come as manifest cargo on an approved route. Assistance dogs are the exception. We book
such a route for you.
`,
  },
  {
    title: "APHIS 7001: what it is and what it is not",
    tags: ["usa", "aphis", "health certificate"],
    views: 731,
    updated: 62,
    checked: CHECKED,
    sources: [SOURCE.aphis],
    votes: [7, 1],
    text: `
APHIS 7001 is an American form with the title “United States Interstate and International Certificate of Health
Examination for Small Animals”. A vet fills it in with the owner, the consignee, the animals, their chips and
their vaccinations, and signs it.

It is useful within the USA and as a fallback for an airline that wants some certificate. It is not an entry
paper for the European Union, Great Britain, Japan or Australia. Each of these has its own certificate, and a
traveller with APHIS 7001 alone is turned away.

If your vet offers it as “the international certificate”, ask for the certificate of the country you go to. Vets
who are accredited by the USDA know how to get it, and most certificates are submitted to the USDA through its
online system.

Some countries accept an endorsement that is digital, others need ink and an embossed seal. The difference
decides whether the paper can be sent as a file or has to travel by courier, so we check it when the journey is
planned.
`,
  },
  {
    title: "The CDC Dog Import Form receipt",
    tags: ["usa", "cdc", "dogs"],
    views: 1_867,
    updated: 14,
    checked: CHECKED,
    sources: [SOURCE.cdc],
    votes: [13, 1],
    text: `
Every dog that enters the USA needs a CDC Dog Import Form, also one that comes home, and also an assistance dog.
The form is filled in online by the owner or the person who travels with the dog. The receipt comes by mail;
print it or keep it on the phone, and upload it to the journey.

There is one form for each dog. It can be sent on the day of arrival, but please do it as soon as the flight is
fixed. The receipt holds for six months and for several entries, as long as the dog comes from the same country.
A side trip changes that: a dog that commutes between Canada and the USA and spends a week in Mexico needs a new
receipt.

For dogs that have been only in countries with low or no risk of dog rabies during the last six months, the
receipt, a microchip, an age of at least six months and good health are enough for the federal rules. Airlines
and some states may ask for more. For dogs from countries with a high risk there is an article of its own.
`,
  },
  {
    title: "Reading a rabies titer report",
    tags: ["titer", "rnatt", "rabies", "laboratory"],
    views: 1_093,
    updated: 40,
    checked: CHECKED,
    sources: [SOURCE.gb, SOURCE.eu, SOURCE.japan, SOURCE.australia],
    votes: [8, 1],
    text: `
A titer test measures the antibodies against rabies in the blood. The result must be at least 0.5 IU/ml. Reports
write it in several ways: 0.5, 0,5 with a comma, or with a sign such as ≥ in front. A result with the sign “less
than” does not pass, whatever number follows.

Check these things on the report: the letterhead of a laboratory that the destination accepts, the full
microchip number, the day the blood was drawn, the method (FAVN or RFFIT), the result with its unit, and a
signature. For Australia the day on which the sample reached the laboratory must be there too, because the 180
days are counted from it.

When the blood may be drawn differs. Great Britain and the European Union want at least 30 days after the
vaccination. Japan accepts the day of the second vaccination itself.

A report stays useful for a long time if the boosters are given in time. One day of lapse usually means a new
vaccination, a new test and a new wait.
`,
  },
  {
    title: "Pet passports",
    tags: ["passport", "eu", "travel document"],
    views: 986,
    updated: 77,
    checked: CHECKED,
    sources: [SOURCE.eu, SOURCE.gb],
    votes: [7, 2],
    text: `
The passport of the European Union is a booklet for dogs, cats and ferrets that live there. Vets enter the
owner, the animal, the chip with the day it was put in or read, the rabies vaccinations, a titer where there is
one, and treatments against tapeworm with the time of day. It is valid as long as its entries are: when the
rabies vaccination ends, so does the passport, until a new dose is entered. If the booster is a day late, it
counts as a first dose, and the wait of 21 days starts again.

A few other countries have passports that the Union treats as equal, for example Switzerland and Norway. A
booklet that a breeder or a shop hands out is not a passport, however official it looks.

People who live in Great Britain can no longer use a passport issued in the Union to travel from Great Britain
to the Union; since 22 April 2026 they need an animal health certificate for every such journey.

Upload every page with an entry, not only the first one.
`,
  },
  {
    title: "Uploading papers: formats, size and names",
    tags: ["upload", "pdf", "photo", "scan"],
    views: 2_102,
    updated: 11,
    votes: [14, 3],
    text: `
The portal takes JPEG and PNG pictures and PDF files of up to 5 MB each. It looks at the content, not at the
name: a file that was only renamed is refused. Capital letters in the ending, such as SCAN.PDF, make no
difference, and the name may be in any script.

Good scans save days. Lay the paper flat, switch off the flash, and take the whole page with all four corners.
Stamps, signatures and the batch number of the vaccine must be readable when you zoom in. If a paper has several
pages, make one PDF of them; most phones can do that in their notes or files app.

PDF files that ask for a password when they are opened cannot be checked. Save them without the password first.
A PDF that merely forbids printing is fine.

Pictures from some phones come in the HEIC format. Convert them to JPEG, or change the camera setting to “most
compatible”.

A file that has arrived can be replaced until it is approved. The earlier version stays in the record.
`,
  },
  {
    title: "Why a paper was rejected, and what to do",
    tags: ["rejected", "review", "documents"],
    views: 1_356,
    updated: 26,
    votes: [11, 2],
    text: `
When a colleague cannot accept a paper, you are told the reason in plain words. It also stands beside the
document and in the to-do it belongs to.

These are the reasons we see most often. A digit of the microchip number differs from the registration. The
batch number of the vaccine is cut off or blurred. The vet has not signed, or the stamp is missing. The validity
of the vaccination ends before the day of entry. The name on the paper is not the one of the booking. The
certificate is of the wrong kind, for example APHIS 7001 instead of the certificate of the destination.

If the scan is the problem, make a new one and upload it. If the paper itself is wrong, only the vet who issued
it can correct it: a correction needs initials and a date, and some authorities accept no corrections at all, so
ask for a new paper where you can.

Two states look alike but differ: “needs review” means that something small has to be mended, “rejected” means
that this paper cannot be used.
`,
  },
];
