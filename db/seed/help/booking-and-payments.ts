import type { ArticleRow } from "./article.ts";

export const bookingAndPayments: readonly ArticleRow[] = [
  {
    title: "Paying the deposit",
    tags: ["deposit", "payment", "card"],
    views: 3_410,
    updated: 7,
    votes: [21, 2],
    text: `
The first to-do of a journey is the deposit. It is half of the total of all items, and it reserves the flight
and the crate. If half of the total is not a whole penny, the deposit takes the extra penny. The rest is due
before travel.

Open “Make deposit payment” and you see what the journey costs, item by item, then the total, the deposit and
what remains. First say who pays, if nobody has been chosen yet. Then choose a card or a bank transfer.

For a card, enter the number, the month and year it ends, the three digits of the security code, and the name of
the holder. The button names the amount. While the payment is being processed it cannot be pressed again, and
pressing twice never charges twice. The card data goes straight to the payment provider and is not stored here.

When the payment has succeeded, the page shows what was paid and what is still due, and the next step opens.
Only one of you has to do this to-do, so agree at home on who does.
`,
  },
  {
    title: "Paying by bank transfer",
    tags: ["bank transfer", "deposit", "reference"],
    views: 1_285,
    updated: 22,
    votes: [9, 2],
    text: `
If you prefer a transfer, choose it in the payment to-do. The page shows the name of the account, the bank, the
sort code, the account number and the IBAN, and a reference. The reference is the name of the customer followed
by -DEPOSIT. Copy it exactly: it tells us which journey the money is for.

Make the transfer at your bank, then tell us in the to-do that it is on its way. The to-do is then with us. A
transfer is confirmed within 1-2 business days; you get a notification, and the next step opens.
If you told us too early, open the to-do again and press "I have not sent it after all": nobody then waits for the
transfer, and you can pay by card or send it later.

If nothing has arrived after three business days, write to us with the day and the amount of the transfer. The
reasons are mostly simple: another reference, fees that the bank has taken off the amount, or a weekend between
two countries.

Ask your bank to let you bear the fees, so that the full amount arrives. If a few pounds are missing, ask us
before you send them after it: they can be added to the remaining half.

We never change our bank details by mail. If somebody writes to you that they have changed, call us before you
pay.
`,
  },
  {
    title: "What the price contains",
    tags: ["price", "items", "quote"],
    views: 1_512,
    updated: 41,
    votes: [10, 3],
    text: `
The price of a journey is a list of items, and you see all of it before you pay anything. Two of them are in
every journey. “Pet Travel Service” is the planning, the booking of the flight as cargo or in the cabin, the
crate that fits, check-in and the work on the day. “Documentation Processing” is the checking of your papers,
the forms we fill in for you, and the contact with the authorities.

Other items depend on the destination and on your wishes: quarantine, import permits, home pick-up and delivery,
a night in an animal lounge, a reinforced crate for a strong breed. Items that are not required are marked; they
are part of the total as long as they are in the list.

What you pay elsewhere is not in the price: the fees of your vet, the laboratory, and the endorsement by a
government office. Such fees change, often in January or July, and we do not want to promise what others decide.
Your coordinator tells you what to expect.

The deposit widget shows pounds sterling. Invoices may be in US dollars; an amount is never shown without its
currency.
`,
  },
  {
    title: "When the remaining half is due",
    tags: ["settlement", "payment", "due date"],
    views: 917,
    updated: 30,
    votes: [7, 1],
    text: `
The second half of the total is due before travel. Where the plan has a step called “Settlement payment”, it
opens at its place in the list with its own date, usually six to fourteen days before departure. Where the plan
has no such step, you get an invoice.

The amount is the total minus the deposit you have paid. If items were added in the meantime, for example home
delivery, you see them in the list before you pay.

The ways to pay are the same: card or bank transfer. Please mind the 1-2 business days a transfer takes, and
banks in other time zones: a transfer on the day before departure is too late.

If the date has passed, the step stays open, and you can still pay. But the airline asks us for payment in full
before the flight, and so a payment that is several days late can cost the booked place.

If your employer pays this part, have the invoice made out in its name: write to your coordinator with the
address and the order number before the invoice is sent.
`,
  },
  {
    title: "Invoices and their states",
    tags: ["invoice", "billing", "receipt"],
    views: 805,
    updated: 49,
    votes: [6, 1],
    text: `
An invoice names the customer, the pet where there is one, the service, the lines it is made of, the day it was
issued and the day it is due. Its number counts up without gaps, so that it can serve in any bookkeeping.

An invoice is a draft, sent, paid or overdue. A draft is being prepared and does not ask for anything yet. A
sent one waits for payment until its due date; the due date itself is still in time. From the day after, it is
overdue. A paid one shows the day the money arrived.

Whatever you have paid is listed under Receipts on the page of your journeys, with the day, the sum and what it was
for. Each line opens the receipt, which can be printed or kept as PDF. You also get a mail with the way to it.

Relocation partners with a retainer get one invoice a month. It is marked as recurring and carries no name of a
pet.

All amounts carry their currency, and amounts in different currencies are never added up. If you need an invoice
in another currency, ask before it is sent; a sent invoice is not changed any more. Mistakes are put right with
a new one.

If a reminder crosses with your payment, ignore the reminder. If it comes again, send us the day and the
reference of your payment, and we look for it.
`,
  },
  {
    title: "Changing or cancelling a journey",
    tags: ["change", "cancel", "dates"],
    views: 1_140,
    updated: 38,
    votes: [7, 4],
    text: `
Plans change, and a move more often than others. Tell your coordinator as soon as you know, best in the message
box of the journey, so that everybody who works on it reads it.

A new date moves every step whose date is counted from the departure. Look at the list afterwards: papers with a
short life, above all the health certificate and the tapeworm treatment, may have to be made again, and a
vaccination may end before the new day of entry. A later date is usually easy. An earlier one is limited by the
waiting times of the destination, which nobody can shorten.

If you cancel, what can be given back depends on what has been booked and paid to others by then: an airline
place, a crate built to measure, a permit, quarantine days. Your coordinator lists these items with you, one by
one. Vaccinations, blood tests and the chip are not lost, since they stay valid for the next plan as long as the
boosters are given in time.

A cancelled journey keeps its papers, and you can take them over into a new one.
`,
  },
];
