import { type ArticleRow, CHECKED } from "./article.ts";
import { destinations } from "./destinations.ts";
import { SOURCE } from "./sources.ts";

export const travelRequirements: readonly ArticleRow[] = [
  {
    title: "Microchip first: the order that saves weeks",
    tags: ["microchip", "rabies", "order"],
    views: 2_214,
    updated: 13,
    checked: CHECKED,
    sources: [SOURCE.eu, SOURCE.gb, SOURCE.japan, SOURCE.cdc],
    votes: [15, 0],
    text: `
Nearly all delays in our work come from steps done in the wrong order. The right one is short: chip,
vaccination, blood test where it is needed, waiting time, certificate.

A rabies vaccination that was given before the chip was put in or read does not count for the European Union,
Great Britain, Japan and New Zealand, nor for dogs that enter the USA from a high-risk country. It may be a good
vaccination, but nothing ties it to your pet. Chip and vaccination on the same day are fine.

An example. A cat was vaccinated in May 2009 for three years and chipped in April 2010. For a journey to the
Union the dose of 2009 is as if it had never been given. The cat is vaccinated again after the chip, and may
enter 21 days later.

A blood test drawn before the right day is as useless as an early vaccination, so ask before you make an
appointment. And book the flight before the health certificate, not after: the certificate counts only for a few
days.
`,
  },
  {
    title: "Rabies vaccination: first dose, booster, waiting time",
    tags: ["rabies", "vaccination", "21 days", "booster"],
    views: 3_964,
    updated: 8,
    checked: CHECKED,
    sources: [SOURCE.eu, SOURCE.gb, SOURCE.japan, SOURCE.newZealand, SOURCE.aphis],
    votes: [24, 2],
    text: `
For a border there are two kinds of rabies vaccination. A dose is a first dose if it is the first of the pet’s
life, the first after the microchip, or the first after an earlier one had run out, even by one day. Every other
dose is a booster: it was given while the one before was still valid.

A first dose needs time. For the European Union, Great Britain and the United Arab Emirates it is 21 days. The
day of the vaccination counts as day 0, so a dose of 1 January makes 22 January the first possible day of entry.
The pet must be at least 12 weeks old when it gets the dose, which makes 15 weeks the youngest age for entry.
South Africa counts 30 days. New Zealand wants six months, Japan two doses at least 30 days apart.

A booster in time has no wait at all. That is why we look at the end of the validity first: a booster a week
early saves three weeks, a day late costs three.

Some vaccines are valid for three years. For a first dose given in the USA the certificate for abroad says one
year only, whatever the label of the product.
`,
  },
  {
    title: "Dogs to the USA",
    tags: ["usa", "dogs", "cdc"],
    views: 2_489,
    updated: 15,
    checked: CHECKED,
    sources: [SOURCE.cdc, SOURCE.aphis],
    votes: [17, 1],
    text: `
Four things are asked of every dog that enters the USA. It is at least six months old on the day of arrival;
there is no exception for puppies from anywhere. It has a microchip that a common reader can read. It has the
receipt of the CDC Dog Import Form. And it looks healthy on arrival.

If the dog has been only in countries free of dog rabies or with a low risk of it in the last six months, that
is all the federal rules ask for. The United Kingdom, the countries of the European Union, Canada, Mexico, Japan
and Korea were not on the list of high-risk countries when this was checked. Airlines and some states still ask
for a rabies or health certificate, so have them ready.

Dogs that come from a country where the screwworm occurs, such as Mexico and those of Central and South America,
need an additional certificate of an examination within five days before arrival.

What counts is not the passport of the dog or the last airport but every country it has been in during six
months. Tell us about holidays too.
`,
  },
  {
    title: "Cats to the USA",
    tags: ["usa", "cats"],
    views: 1_077,
    updated: 36,
    checked: CHECKED,
    sources: [SOURCE.cdc],
    votes: [9, 0],
    text: `
For cats the federal rules of the USA are short: a cat has to look healthy when it arrives. No form of the CDC,
no proof of a rabies vaccination, no chip and no permit is asked for at the federal level. A cat that looks ill
may be examined by a vet at the owner’s cost.

Three things make the journey longer than this sounds. The first is the airline: most want a health certificate
that is not older than ten days, and many want a rabies vaccination. The second is the state: some require the
vaccination for cats that live there. The third is Hawaii, and also Guam: both are free of rabies and have a
quarantine programme of their own that has to be prepared months ahead.

We recommend a microchip and a valid vaccination in any case. If you ever want to take the cat back to Europe or
on to another country, you will need both, and in that order.

Keep the papers of the outward journey. For a return to the European Union or Great Britain the dates of the
chip and of the vaccination decide whether there is a wait.
`,
  },
  {
    title: "Dogs from a country with a high risk of rabies",
    tags: ["usa", "dogs", "high-risk", "titer"],
    views: 1_388,
    updated: 17,
    checked: CHECKED,
    sources: [SOURCE.cdc, SOURCE.aphis],
    votes: [9, 2],
    text: `
The American health authority CDC keeps a list of countries with a high risk of dog rabies. Much of Africa,
parts of Asia and several countries of South America are on it; Thailand and India, for example, were when this
was checked. The list changes, so we look at it for every journey.

A dog that was vaccinated in the USA before it left needs a certification of its US-issued rabies vaccination,
endorsed by the USDA before the dog leaves the country. It cannot be issued afterwards.

A dog that was vaccinated elsewhere needs the Certification of Foreign Rabies Vaccination and Microchip,
endorsed by an official vet; a titer from a laboratory approved by the CDC, drawn at least 30 days after the
first valid vaccination and at least 28 days before entry; and a reservation at a registered animal care
facility. It has to arrive by air at the airport of that facility. Without a valid titer there is a quarantine
of 28 days.

From the vaccination to the entry this takes at least 58 days, and the laboratory needs time as well. Start
three months ahead.
`,
  },
  {
    title: "Entering Great Britain",
    tags: ["uk", "great britain", "dogs", "cats"],
    views: 2_033,
    updated: 19,
    checked: CHECKED,
    sources: [SOURCE.gb, SOURCE.heathrow],
    votes: [13, 1],
    text: `
Dogs, cats and ferrets need an ISO microchip, a rabies vaccination given at twelve weeks of age or later and
after the chip, and a document: a passport of the European Union or a GB pet health certificate of the last ten
days.

After a first vaccination 21 days have to pass before entry if the pet comes from a country that Great Britain
lists. That is so for the European Union and, among others, for the USA. From a country that is not listed, such
as Thailand, a blood test is needed: drawn at least 30 days after the vaccination, with at least 0.5 IU/ml, and
at least three calendar months before entry. The wait falls away for pets that were vaccinated and tested in the
Union or in Great Britain before they went there.

Dogs are treated against tapeworm one to five days before.

By air, pets arrive as manifest cargo on approved routes. The owner, or a person authorised in writing, has to
travel within five days of the pet, with at most five pets and none of them for sale. Otherwise the rules for
trade apply. Some breeds are refused.
`,
  },
  {
    title: "Tapeworm treatment for dogs",
    tags: ["tapeworm", "dogs", "uk", "ireland"],
    views: 1_191,
    updated: 33,
    checked: CHECKED,
    sources: [SOURCE.gb, SOURCE.eu],
    votes: [8, 0],
    text: `
Great Britain, Northern Ireland, Ireland, Finland, Malta and Norway keep out a tapeworm that is dangerous to
people. Dogs that go there are treated by a vet before they enter, with praziquantel or something as effective.

The time is narrow: not less than 24 and not more than 120 hours before entry. These are hours, not days. A dog
that lands on Sunday at 14:00 has to be treated between Tuesday 14:00 and Saturday 14:00. The vet writes the
product, the day and the time of day into the passport or the certificate. If the flight is delayed by a day, a
treatment on the fifth day before may be too old; we therefore plan it for the second or third day.

Dogs that come to Great Britain directly from Ireland, Northern Ireland, Finland, Malta or Norway need no
treatment. Cats and ferrets never do, even if somebody tells you so. Germany and France do not ask for it
either.

If your plan contains the step, we book the visit together with the health certificate, so that one appointment
serves both.
`,
  },
  ...destinations,
];
