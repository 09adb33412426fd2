import type { ArticleRow } from "./article.ts";

export const gettingStarted: readonly ArticleRow[] = [
  {
    title: "How your pet’s journey works",
    tags: ["journey", "steps", "overview"],
    views: 2_846,
    updated: 34,
    votes: [19, 1],
    text: `
Every pet has a journey of its own in the portal: one pet, one destination, one date. Your coordinator starts it
from a plan for that destination, so the steps you see are the ones the country and the airline ask for.

The plan is a list of to-dos. Most journeys begin with the deposit and the flight form, go on with papers such
as the rabies vaccination certificate, and end with the handover on the day of travel. In most plans one step
opens after the other: what comes later stays grey until the step before it is done.

Some steps are yours, some are ours, and some belong to a vet or an agent at the airport. You always see who has
the step at the moment and by when it should be done. When you have handed in a paper, a colleague looks at it;
you are told whether it is approved or what has to be mended.

When the last step is done, the journey is completed. It stays in your account with all its papers, so that you
can use them again for the next move.
`,
  },
  {
    title: "Opening your invitation",
    tags: ["invitation", "account", "email"],
    views: 1_932,
    updated: 21,
    votes: [14, 2],
    text: `
You get to your pet’s journey by an invitation that your coordinator sends by mail. The mail names the pet, the
person who invites you, and often a short personal message. The link in it leads to a page with a button; only
that button accepts the invitation, so it does no harm if a mail program opens the link before you do.

An invitation can be accepted for seven days. After that the page says that it has expired. Nothing is lost:
write to your coordinator, who sends a new one. A new invitation replaces the old one, so always use the latest
mail.

Invitations are meant for one person. If your partner or a member of your family should take part, ask us to
invite them with their own address. Everybody then sees the same journey under their own name, and it stays
clear who has done what.

It does not matter whether you write your address in capitals or not: First.Last@example.com and
first.last@example.com are the same account for us.
`,
  },
  {
    title: "What the to-do list tells you",
    tags: ["to-do", "status", "due date"],
    views: 1_408,
    updated: 55,
    votes: [11, 1],
    text: `
The Flow tab of your journey lists the to-dos in the order in which they are done. A to-do is completed, current
or pending. A completed one has a View button: you can look at what you handed in. The current one has a Review
button that opens it. A pending one cannot be opened yet; it becomes current as soon as the step before it is
done.

Below the title you see the date by which it should be done, counted in whole days of your calendar: due today,
due tomorrow, due in five days. If the day has passed, the list says by how many days. Being late does not close
a to-do; it only means that the next steps get less time.

When you open a to-do, a panel shows what it is about and who may do it. The counter says how many of the people
have done their part. Unless the panel says otherwise, one person is enough.

After you have handed something in that we check, the to-do says so. You need not do anything until you hear
from us.
`,
  },
  {
    title: "Who does what: you, your family, our team, your vet",
    tags: ["roles", "family", "team"],
    views: 874,
    updated: 90,
    votes: [8, 0],
    text: `
Several people take part in a journey, and each has a role. The owner is the person the pet travels for. Family
members see the same journey and can do the owner’s to-dos, so it does not matter which of you fills in a form.
Our colleagues prepare the journey, check papers and keep the schedule. Vets and agents at the airports are
invited where a step is theirs, for example the health certificate.

What somebody may see follows from taking part: an owner sees their own journeys and no others. Notes that
colleagues write for each other are never shown to owners.

One more mark is independent of the role: who pays. The payer keeps their role and is the person the invoice and
the receipt name. As long as nobody is marked, the deposit cannot be paid and the page asks you to say who it
is.

If somebody should no longer take part, tell your coordinator. What that person has done stays in the record,
their open to-dos go to somebody else.
`,
  },
  {
    title: "Saying who pays for the journey",
    tags: ["payer", "roles", "deposit"],
    views: 963,
    updated: 12,
    votes: [9, 3],
    text: `
Before the deposit can be paid, the journey needs to know who pays. Until then the deposit to-do shows the
warning “Roles need to be set to proceed”.

Open the deposit to-do and choose one of the people of the journey. The owner can do this, and so can a
colleague of ours. The choice takes effect at once: the warning goes, and the payment opens for everybody who
may do the to-do.

The payer need not be the person who presses the button. If your employer or a relative pays, have them invited
first, then mark them. The receipt carries their name. For a bank transfer the reference starts with the name of
the customer, so please copy it exactly as it is shown.

You can change the payer as long as nothing has been paid. Afterwards the mark stays with the payment that was
made; ask us if the remaining half is to be paid by somebody else.
`,
  },
  {
    title: "Writing to your team",
    tags: ["messages", "comments", "contact"],
    views: 688,
    updated: 47,
    votes: [6, 0],
    text: `
There are two places to write. The message box beside the activity log reaches everybody of the journey: your
coordinator, the colleagues who help, and the family members who take part. Press Enter to send, and Shift and
Enter together for a new line.

The comment box in a to-do belongs to that one step. Use it for questions such as “Is this the right page of the
passport?”, so that the answer stands beside the step when somebody looks at it later.

Both appear in the activity log with name and time. You can write in any language and script; our colleagues
come from many countries and will find somebody who reads yours.

For anything that cannot wait, for example when your pet is ill on the day of travel, please call. The number
stands in the help centre and in the mail with your travel times. Do not send passwords or card numbers in a
message: we never ask for them.
`,
  },
  {
    title: "Using the portal on a phone",
    tags: ["phone", "upload", "connection"],
    views: 1_121,
    updated: 28,
    votes: [10, 1],
    text: `
Everything an owner does in the portal works on a phone. The journey opens with the next step on top; the other
steps follow as a list, and the details of a step slide up from below.

Photos and scans can come straight from the camera. Save them as JPEG or PNG; pictures in the HEIC format of
some phones have to be converted first. Most phones do that when you share a picture by mail or choose “most
compatible” in the camera settings. One file may have up to 5 MB.

On a slow line an upload takes a while. The bar shows what has really arrived, so please leave the page open
until it says that the file is there. If the connection breaks, start that file again; the ones that had arrived
are kept.

Long forms keep what you have typed when you press Save Draft. You can go on later, also on another device: sign
in with the same account and open the same to-do.
`,
  },
  {
    title: "What happens to your papers and data",
    tags: ["privacy", "data", "files"],
    views: 412,
    updated: 120,
    votes: [5, 1],
    text: `
The papers you upload are used for one thing: to get your pet across borders. They are seen by the people of
your journey and by the colleagues who check them. Vets and agents get the papers their step needs.

Files are kept under names that cannot be guessed and are handed out only to people who take part in the
journey. A paper can be replaced by a better one; the earlier version stays in the record, because an authority
may ask later what was handed in when.

Card numbers never reach the portal. They go straight from your browser to the payment provider, and we are told
only whether the payment has succeeded.

The record of a journey, who did what and when, is never altered afterwards. It protects you as much as us: if
an airline or an authority asks, the answer stands there with its time.

If you want to know what is stored about you, or want it deleted after the journey, write to the support address
in the help centre.
`,
  },
];
