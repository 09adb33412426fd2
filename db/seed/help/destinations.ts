import { type ArticleRow, CHECKED } from "./article.ts";
import { SOURCE } from "./sources.ts";

/** The second half of the travel requirements: one article a destination, then what concerns several. */
export const destinations: readonly ArticleRow[] = [
  {
    title: "Entering the European Union",
    tags: ["eu", "germany", "france", "rules"],
    views: 2_268,
    updated: 10,
    checked: CHECKED,
    sources: [SOURCE.eu],
    votes: [14, 2],
    text: `
New rules have applied to pets that enter the European Union since 22 April 2026. What an owner notices most:
the animal health certificate can be used for six months within the Union instead of four, and people who live
in Great Britain need it for every journey.

The core has stayed. An ISO microchip on or before the day of the vaccination. A rabies vaccination at twelve
weeks or later, and 21 days of waiting after a first dose. A certificate that is not older than ten days at the
point of entry. At most five pets, none for sale, and somebody of the family within five days.

For pets from a country that is not listed, or that pass through one, an antibody test is added: at least 0.5
IU/ml, drawn at least 30 days after the vaccination. Then comes a wait of three months; we count both 90 days to
the certificate and three calendar months to the entry, and keep to the later one.

Pets enter at designated points only. Germany and France ban certain breeds. Ireland, Finland and Malta ask for
a tapeworm treatment of dogs.

Lists of countries change. Belarus and Russia, for example, were taken off in September 2024.
`,
  },
  {
    title: "Australia: permit, blood test, quarantine",
    tags: ["australia", "quarantine", "rnatt", "permit"],
    views: 1_702,
    updated: 23,
    checked: CHECKED,
    sources: [SOURCE.australia],
    votes: [10, 1],
    text: `
Australia is the destination with the most steps, and they cannot be hurried. For dogs and cats from countries
of group 3, such as the USA, Canada and most of the European Union, plan eight months.

The chip comes first. An official vet checks the identity of the pet at a visit before the blood is drawn; with
that check the quarantine takes ten days, without it at least thirty. Then come the rabies vaccination and the
blood test, called RNATT. From the day the sample reaches the laboratory, 180 days have to pass until export,
and the result is valid for twelve months from the draw.

With the result we apply for the import permit, which takes 20 to 40 business days and sometimes much longer.
Only then can the quarantine at Mickleham near Melbourne be booked. All pets enter there, also those that will
live in Sydney.

In the last weeks come treatments against ticks and fleas without a gap, two treatments against worms, tests for
dogs, and an examination within five days of export. Bengal cats have been refused since 1 March 2026, as are
several breeds of dogs.

Pets from countries that are not approved have to live in an approved one for 180 days first.
`,
  },
  {
    title: "Japan: 180 days and how to count them",
    tags: ["japan", "180 days", "titer", "quarantine"],
    views: 1_533,
    updated: 29,
    checked: CHECKED,
    sources: [SOURCE.japan],
    votes: [11, 0],
    text: `
Japan lets dogs and cats in with an inspection of at most twelve hours if everything was done in the right
order. If not, they stay in quarantine for as many days as are missing.

First the ISO chip. Then a first rabies vaccination at 91 days of age or later. At least 30 days afterwards, and
while the first is valid, a second one. On the day of the second vaccination or later the blood is drawn; the
laboratory has to be designated by Japan, and the result must be at least 0.5 IU/ml. From the draw 180 days have
to pass until arrival, and the day of the draw is day 0. The result is good for two years if the vaccination
never lapses.

At least 40 days before arrival we notify the quarantine service of the airport. Within ten days before boarding
a vet examines the pet, and the government of the country of departure endorses the form, called Form AC.

An example for an arrival on 16 March 2027: first dose by 18 August 2026, second dose and blood by 17 September,
notice by 4 February. So seven months are the shortest way, and eight are comfortable.

Pets from Australia, New Zealand, Iceland, Fiji, Hawaii and Guam have an easier path.
`,
  },
  {
    title: "United Arab Emirates",
    tags: ["uae", "dubai", "permit"],
    views: 942,
    updated: 44,
    checked: CHECKED,
    sources: [SOURCE.emirates, SOURCE.airlines],
    votes: [7, 2],
    text: `
Pets come to the Emirates as manifest cargo and with an import permit that is applied for before the flight. A
person may bring two pets a year. Sources disagree on whether the permit holds for 30 or for 90 days, so we plan
with 30 and apply only when the flight is that near.

The pet needs a microchip and a rabies vaccination that is at least 21 days old. Treatments against worms, ticks
and fleas are given within 14 days before shipment, and the usual vaccinations of dogs and cats should be three
weeks old. An endorsed health certificate of about ten days completes the papers.

For countries with a high risk of rabies a blood test is added. Its timing is described in different ways by
different offices; we ask the authority for each journey instead of guessing.

Several breeds may not enter, among them pit bull, Tosa, Fila, Dogo, American Staffordshire, bullmastiff,
Doberman and Rottweiler. Airlines add their own bans of snub-nosed breeds in the hot months.

Because several points are unsettled, a person goes through every journey to the Emirates before the flight is
booked.
`,
  },
  {
    title: "Canada",
    tags: ["canada", "dogs", "cats"],
    views: 869,
    updated: 52,
    checked: CHECKED,
    sources: [SOURCE.canada],
    votes: [8, 0],
    text: `
Canada is the easiest of the big destinations. Dogs and cats of three months and more that travel with their
family need a rabies vaccination that is valid on the day of arrival. There is no waiting time, no blood test,
no permit, no microchip and no quarantine. Younger pets need a proof of age instead.

The certificate has to be in English or French and signed by a licensed vet. It describes the pet by breed, sex,
colour and weight, names the vaccine with its serial number, and says how long it is valid. If the validity is
missing, an officer counts one year from the day of the vaccination. A pet without a good certificate is not
sent back: the owner is ordered to have it vaccinated and pays for it.

Pets from a few countries without rabies, such as Ireland, Japan, New Zealand and the United Kingdom, may bring
a statement of the authority instead.

Dogs that come for sale, adoption or breeding are another matter: from countries with a high risk of dog rabies
they have been prohibited since September 2022, and that includes rescue dogs.

Airlines ask for a health certificate as everywhere.
`,
  },
  {
    title: "New Zealand and Singapore in short",
    tags: ["new zealand", "singapore", "quarantine"],
    views: 624,
    updated: 68,
    checked: CHECKED,
    sources: [SOURCE.newZealand, SOURCE.singapore],
    votes: [5, 1],
    text: `
New Zealand has had a new standard for cats and dogs since 1 July 2026; papers under the old one are tolerated
until 1 April 2027. From countries of category 3 a first rabies vaccination has to be six months old at
shipment, so a puppy is at least nine months old when it flies. The blood test lies three to twelve months
before shipment. The identity is checked by an official before the sample is taken. The permit takes 20 to 30
working days, and the quarantine of at least ten days is booked before. Chips whose number starts with 999 are
refused. Pets land in Auckland or Christchurch.

Singapore sorts countries into groups, which different sources name differently. For the strictest one the blood
is drawn at least 28 days after a valid vaccination, between 90 days and twelve months before export, and 30
days of quarantine are booked ahead. A licence is needed, the certificate is at most seven days old, and
treatments against parasites lie two to ten days before export.

Both countries count to the day of export and not to the day of arrival. With a flight over midnight or the date
line that is a difference of a day.
`,
  },
  {
    title: "Birds, reptiles, rabbits and other small pets",
    tags: ["birds", "reptiles", "rabbits", "cites"],
    views: 1_266,
    updated: 37,
    checked: CHECKED,
    sources: [SOURCE.eu, SOURCE.aphis, SOURCE.australia],
    votes: [9, 1],
    text: `
The well-known rules are for dogs, cats and ferrets. For every other species there are rules as well, but they
differ from country to country, so a person checks each of these journeys.

Parrots and tortoises are usually protected by the CITES convention. They need a permit for export, often one
for import, and a stamp at the airport of departure; without the stamp the permit does not count. Start three
months ahead.

The USA asks for an import permit and a vet certificate for birds, allows up to five of them, and closes its
border to birds from regions with avian influenza. Australia takes pet birds and rabbits from New Zealand only.
Japan regulates rabbits and wants notice of rodents such as hamsters. In the European Union rabbits, rodents,
reptiles and fish follow the rules of each member state; birds have common ones.

Airlines decide as well: many carry rabbits, rodents and reptiles in the hold only, some not at all.

Please write the full name of the species into the boarding form, not only “parrot”. The Latin name helps most.
`,
  },
  {
    title: "Breeds that are refused",
    tags: ["breeds", "restrictions", "dogs"],
    views: 1_049,
    updated: 58,
    checked: CHECKED,
    sources: [SOURCE.gb, SOURCE.france, SOURCE.australia, SOURCE.switzerland, SOURCE.emirates],
    votes: [6, 3],
    text: `
Some countries refuse certain breeds whatever the papers say. The lists overlap but are not the same, and
crosses are often treated like the breed itself.

Great Britain refuses banned types unless the dog has a certificate of exemption. Germany bans the import of pit
bull, American Staffordshire, Staffordshire Bull Terrier and Bull Terrier, and its states have further rules.
France refuses what it calls dogs of category 1; those of category 2 may come under conditions such as a
pedigree.

Australia refuses Dogo Argentino, Fila Brasileiro, Japanese Tosa, pit bull and Presa Canario, wolf hybrids, and
the cat hybrids Savannah, Safari and Chausie; Bengal cats were added on 1 March 2026. The United Arab Emirates
have a list of their own that includes Doberman and Rottweiler. Switzerland refuses dogs with cropped ears or
docked tails, except for holidays and moves.

Airlines have lists too. Strong breeds fly in a reinforced crate, and snub-nosed ones often only in the cool
season.

If the vet has written “cross” or “type” into the papers, tell us what the parents were as far as you know. A
surprise is worse at the border than at the desk.
`,
  },
];
