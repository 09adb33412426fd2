import { type ArticleRow, CHECKED } from "./article.ts";
import { SOURCE } from "./sources.ts";

export const travelProcess: readonly ArticleRow[] = [
  {
    title: "Choosing the right crate",
    tags: ["crate", "size", "iata"],
    views: 4_127,
    updated: 12,
    checked: CHECKED,
    sources: [SOURCE.iata, SOURCE.airlines],
    votes: [25, 1],
    text: `
The airline looks at the crate before it looks at the papers. A crate that is too small is refused at the desk,
and then the flight is gone. So measure twice, with the pet standing.

You need four measures: A from the nose to the root of the tail, B from the ground to the elbow, C the width at
the shoulders, and D the height of the head or of the ears, whichever is higher. For one animal the crate must
be at least A plus half of B long inside, twice C wide, and D high, plus the bedding. Snub-nosed breeds get ten
percent more in each direction.

The door is of metal and bolted at the corners. There is ventilation on all four sides, wheels are taken off,
and food and water bowls can be filled from outside without opening the door. Labels for live animals and the
direction of the sides are stuck on, with your number and ours. Strong breeds need a reinforced crate.

Collapsible crates, wire cages and soft bags are for the car or the cabin, not for the hold. If a shop tells you
that A plus all of B is the rule for international flights, ask us: a crate that is too large for the door of
the aircraft does not fly either.
`,
  },
  {
    title: "Getting your pet used to the crate",
    tags: ["crate", "training", "stress"],
    views: 2_318,
    updated: 27,
    votes: [16, 1],
    text: `
A pet that knows its crate sleeps in it. One that meets it on the day of travel fights it. Four weeks are enough
for most animals, so begin as soon as the crate arrives.

In the first week the crate stands open in the room where the family is, without its door if that is easier. Put
a blanket inside that smells of home. Nobody is pushed in. Feed your pet first beside the crate, then at the
entrance, then inside.

In the second week close the door for a minute while your pet eats, and open it before it asks. Lengthen the
time bit by bit. In the third week let it nap in the closed crate and go into the next room. In the fourth, take
a short drive with it.

Do not scold and do not make a farewell of it: leave calmly and come back calmly. If your pet scratches, drools
or barks for long, go back a step and take more time.

On the day, put in a shirt you have worn and not washed. It is the best comfort there is, and it weighs nothing.
`,
  },
  {
    title: "Cabin or hold?",
    tags: ["cabin", "cargo", "airline"],
    views: 1_826,
    updated: 35,
    checked: CHECKED,
    sources: [SOURCE.gb, SOURCE.australia, SOURCE.airlines],
    votes: [12, 3],
    text: `
Small pets may fly in the cabin on many routes, in a bag under the seat in front. The airline sets the weight,
often about eight kilograms together with the bag, and takes only a few animals on each flight. Larger ones fly
in the hold, in the part that is heated, ventilated and under the same pressure as the cabin.

Some countries leave no choice. Pets that come to Great Britain by air arrive as manifest cargo, with an airway
bill of their own; assistance dogs are the exception. Australia and the United Arab Emirates want the same. Then
even a kitten flies in the hold, and that is no disadvantage: the crate is larger, it is dark and quiet, and
trained people load it last and unload it first.

In the flight form you choose between the two and tell us what is special. Write the truth about weight and
temper: a bag that is too heavy at the desk is the most common reason why a pet does not fly.

If you change planes, the animal should have time to be moved and watered. We prefer one long flight with a stop
in an animal lounge to two tight connections.
`,
  },
  {
    title: "Snub-nosed dogs and cats",
    tags: ["snub-nosed", "breeds", "heat"],
    views: 1_459,
    updated: 32,
    checked: CHECKED,
    sources: [SOURCE.iata, SOURCE.airlines],
    votes: [9, 0],
    text: `
Pugs, French and English Bulldogs, Boxers, Boston Terriers, Shih Tzus, Persian and Exotic cats and their crosses
breathe through narrow airways. They cool themselves badly, and excitement makes it worse. Airlines count more
incidents with these breeds than with any others.

Airlines react in different ways: some refuse them altogether, some from May to September, some above a certain
temperature. We know who takes them and when, and plan the flight in the cool part of the day and the year, with
as few stops as possible.

What you can do helps more than any rule. Have the vet examine the breathing, and bring the weight down if there
is too much of it. Choose a crate that is ten percent larger than the formula says. Train with the crate longer
than others do. On the day, give water until the last minute and no heavy meal.

No sedatives: they make breathing worse, and airlines refuse animals that have had them.

Please write the breed into the boarding form as it is, also for a cross. A Bulldog that is booked as a “mix” is
recognised at the desk and stays behind.
`,
  },
  {
    title: "Food, water and medicine on the day of travel",
    tags: ["food", "water", "medicine"],
    views: 1_272,
    updated: 46,
    votes: [10, 1],
    text: `
A half-empty stomach travels best. Give the last full meal about eight hours before departure, and a handful of
food later if your pet is used to it. Very small and young animals and diabetic ones need another plan: ask the
vet and tell us.

Water is different. Give it until the crate is closed. The bowl in the door is filled before check-in; freeze
the water in it the night before, and it melts slowly instead of spilling. Some pets lick from a bottle only, so
try that at home.

Medicine goes on with its usual hours, counted in the time of home. Write into the boarding form the name, the
dose and the hour, and stick a copy to the crate. Pack what is needed for three days more than the journey
takes, in its original box with the label of the vet.

For the hours after arrival pack two days of the usual food. A change of food together with a change of climate
is more than most stomachs like.

Take the dog for a long walk before check-in; cats get their tray until the last moment. An absorbent mat lies
in every crate.
`,
  },
  {
    title: "Why pets are not sedated",
    tags: ["sedation", "health", "stress"],
    views: 1_138,
    updated: 71,
    checked: CHECKED,
    sources: [SOURCE.iata, SOURCE.airlines],
    votes: [8, 2],
    text: `
Owners often ask for something that lets their pet sleep through the flight. It is well meant, and it is
dangerous. Sedated animals are refused by the airlines, and for good reasons.

A sedative lowers the blood pressure and the body temperature and slows the breathing. In the air the pressure
is lower than on the ground, and nobody can look after an animal that reacts badly. A sedated animal cannot
brace itself when the crate is moved, cannot pant when it is warm, and may swallow what it vomits. Snub-nosed
breeds are at risk even from small doses.

What calms without drugs works better: weeks of practice with the crate, a tired dog after a long walk, a smell
of home, a cover that makes it dark, and a direct flight. Many animals fall asleep when the engines begin to
hum.

If your pet takes a medicine against fear or epilepsy every day, that is not sedation, but it has to stand in
the papers. Ask your vet for a letter that names the medicine, the dose and the reason, and upload it with the
health certificate.

Try any new remedy, also a herbal one, at home and long before.
`,
  },
  {
    title: "Temperatures and embargoes",
    tags: ["temperature", "embargo", "season"],
    views: 934,
    updated: 39,
    checked: CHECKED,
    sources: [SOURCE.airlines],
    votes: [7, 1],
    text: `
The hold is warm and ventilated during the flight. The apron is not. That is why airlines look at the forecast
for both ends and for every stop, and refuse animals when it is too cold or too hot.

A common rule is 7 to 29 degrees Celsius, that is 45 to 85 degrees Fahrenheit, at departure, transit and
arrival. Below the lower limit some airlines accept a letter of the vet that the animal is used to the cold,
called an acclimation certificate. It never overrides an embargo of the airline, and there is nothing like it
for heat.

An embargo is a time in which an airline takes no animals on a route, for example to the Gulf in summer, or none
of a certain breed. Embargoes are announced weeks ahead or from one day to the next.

So we choose flights at night in summer and at noon in winter, and book a day in reserve where papers with a
short life allow it. Two days before departure we look at the forecast together with the airline. If the flight
has to be moved, we call you and check at once which papers still hold.

Please keep your phone on in these two days.
`,
  },
  {
    title: "The day of departure, hour by hour",
    tags: ["departure", "check-in", "handover"],
    views: 2_051,
    updated: 25,
    votes: [15, 1],
    text: `
The evening before: freeze the water bowl, lay out lead, food, medicine and the original papers, put the worn
shirt into the crate. Check in the portal that no step of yours is open.

Eight hours before: the last full meal, then a long walk for dogs. Cats stay in one room, so that nobody has to
look for them.

Six hours before: our driver comes, or you set out for the cargo terminal. Traffic counts double today. Have the
passport of the owner with you; the desk compares the names.

Four hours before: check-in. The papers are checked against the chip, the crate is measured, the labels are
stuck on, the water is filled. Say goodbye quietly and before the crate is wheeled away.

Two hours before: the crate waits in a quiet room and goes to the aircraft last. You get a message in the
journey, with a photo if the desk allows it.

Departure: the milestone in your list turns to completed. The schedule shows the time of arrival in the zone of
the place, so look at the zone beside the time before you count hours.

If anything goes wrong on the way, we call you.
`,
  },
  {
    title: "Arrival: customs, vet check, quarantine",
    tags: ["arrival", "customs", "quarantine"],
    views: 1_394,
    updated: 43,
    checked: CHECKED,
    sources: [SOURCE.japan, SOURCE.australia, SOURCE.newZealand, SOURCE.heathrow],
    votes: [9, 1],
    text: `
After landing the crate comes off first and goes to the animal reception or the cargo terminal. What happens
there takes between half an hour and most of a day, so please do not wait in the arrivals hall with the luggage.

First a person looks at the animal and gives it water. Then the vet or the officer reads the chip and compares
it with the papers. In Japan this inspection takes at most twelve hours if all is in order; in most other
countries it is a matter of an hour or two. Customs follow: a pet that moves with its household is usually free
of duty, but the form has to be there.

Some journeys end in quarantine. At Mickleham in Australia it is ten days after an identity check, otherwise at
least thirty; New Zealand has at least ten days. Visits are limited, but the staff write and send pictures.

Then comes the drive home. Open the crate in a closed room, offer water, then a little food, and let your pet
decide when to come out. Sleep for a day is normal. Vomiting for more than a day, laboured breathing or refusal
to drink are not: call a vet, and us.

At last, sign the delivery receipt in the portal if your plan has one. It closes the journey.
`,
  },
];
