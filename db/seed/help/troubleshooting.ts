import type { ArticleRow } from "./article.ts";

export const troubleshooting: readonly ArticleRow[] = [
  {
    title: "I cannot open my invitation",
    tags: ["invitation", "login", "expired"],
    views: 1_236,
    updated: 20,
    votes: [8, 3],
    text: `
Look first at the date of the mail. An invitation is good for seven days and then says that it has expired.
Write to your coordinator, who sends a new one. If you have several mails, use the latest: a new invitation
replaces the one before.

If the page says that the link is not known, it has probably been cut in two by the mail program. Copy the whole
address from the mail into the browser, including the part after the line break.

If no mail has come, look into the folders for spam and promotions, and ask us which address we have written to.
A single wrong letter is enough. Capital letters make no difference.

If you see another person’s name, somebody else is signed in on this device. Sign out, then open the link again.

If the page opens and there is nothing in it, the journey may have been archived, or you have been asked to
another one. Your coordinator sees both.

An invitation to a company address sometimes gets stuck in a filter that opens every link. That does not use up
the invitation, but the mail may be held back for hours. A private address is the quicker way.
`,
  },
  {
    title: "My upload does not work",
    tags: ["upload", "error", "file"],
    views: 1_684,
    updated: 14,
    votes: [11, 4],
    text: `
The message beside the file names the cause, and each cause has a simple remedy.

“File type must be …” means that the content is not JPEG, PNG or PDF. The ending of the name does not matter.
Open the file and save it as one of these; a picture in the HEIC format becomes a JPEG when you export it. Word
documents are saved as PDF.

“File is larger than …” means more than 5 MB. Take the photo in a lower resolution, scan in grey at 200 to 300
dots per inch, or let the phone make a smaller copy. “The file is empty” means that nothing is in it, often
because a cloud drive has not loaded it yet; open it once, then upload.

“Too many files” means that more were dropped than the step takes. Put pages together into one PDF.

A PDF with a password is refused because nobody could read it later. Save it without.

If the bar stops, the connection has broken. Files that have arrived are kept; start the others again. On a
company network try your phone without the wireless network.

If nothing helps, send the file to the support address and name the journey. We put it in its place.
`,
  },
  {
    title: "A step is grey and cannot be opened",
    tags: ["to-do", "pending", "sequence"],
    views: 1_017,
    updated: 33,
    votes: [8, 1],
    text: `
In most plans one step opens after the other. A grey step waits for the one before it, and beside it stands
which one that is. So look for the first step that is not completed. There are three cases.

It is yours. Open it, do what it asks for, and the next one follows at once, or after our check where the step
needs one.

It is with us. You have handed something in, and a colleague looks at it. The step says so. If a date is close,
write a comment in the step.

It belongs to somebody else, for example the vet who makes the health certificate. Such a step has its own date,
and you need not do anything. If you have the paper already, send it to us and we complete the step for you.

A step that was completed can open again, for instance when a paper has to be replaced. Then you find the reason
in the step.

The deposit has one more condition: somebody has to be marked as the payer. The warning in the step tells you
so.

If no step is open and the journey is not completed, please write to us.
`,
  },
  {
    title: "My payment failed",
    tags: ["payment", "card", "error"],
    views: 892,
    updated: 17,
    votes: [6, 2],
    text: `
“Payment processing failed. Please try again.” means that no money has been taken. You can try again straight
away, with the same card or another one; the form is still there.

Check the number, the month and year, and the three digits first. A wrong digit is the most common cause. Then
check the limit of the card: a deposit for a journey is more than many daily limits for payments on the
internet. Your bank can raise it by phone in a minute. Some banks also want you to confirm the payment in their
app, so keep the phone at hand.

Corporate cards are often closed for travel or for foreign companies. Ask the person who gave you the card.

If the page was closed while the payment was being processed, open the to-do again before you pay a second time.
It shows whether the payment has arrived. One to-do cannot be paid twice, even if two of you press the button at
the same moment.

If your bank shows an amount and the to-do does not, it is usually a reservation that goes away after a few
days. Send us the time and the amount, and we look into it.

A bank transfer is always possible as well.
`,
  },
  {
    title: "A due date has passed",
    tags: ["overdue", "due date", "deadline"],
    views: 778,
    updated: 42,
    votes: [6, 1],
    text: `
An overdue step is still open, and the best thing is to do it now. Nothing has been cancelled, and nobody is
angry. But the steps behind it have less time, so it is worth a look at what depends on it.

Some dates are set by us to keep a margin, for example those for forms and photos. A few days do no harm. Others
follow from a rule of the destination: a vaccination has to be so many days old, a notice has to be given so
many days before arrival. Such a date cannot be made up for, and then the flight has to be moved. The text of
the step tells you which kind it is.

The day named in the step is still in time until its end. The portal counts in calendar days, in your own zone
for what you see.

If you cannot do the step at the moment, say so in a comment. Your coordinator can set another date, or do the
step for you, or ask another member of the family.

If a step is overdue that belongs to us or to a vet, you need not do anything, but you are welcome to ask.
`,
  },
  {
    title: "A date or time looks wrong",
    tags: ["time zone", "date", "schedule"],
    views: 566,
    updated: 60,
    votes: [5, 1],
    text: `
Pets cross time zones, and so do their papers. There are two kinds of entries in the portal, and they behave
differently on purpose.

A date without a time, such as the departure date or a due date, is a day on the calendar. It is the same
wherever you look at it. If you entered 12 December in London, somebody in Tokyo reads 12 December as well.

A time of day always has a zone beside it. Flights and visits are shown in the zone of the place: a departure
from Tokyo at 17:05 stands there as 17:05, whatever time it is with you. Add the zone before you set an alarm. A
flight that crosses the date line may land on the day before it took off.

Twice a year clocks are moved, and not on the same day everywhere. For two or three weeks the difference between
New York and London is an hour smaller than usual. The portal knows these days; a paper note does not.

If an entry is really wrong, tell us which one and what it should be. For forms you have sent, write a comment
in the step: we correct the journey and, if needed, the booking.
`,
  },
  {
    title: "A page or the map does not load",
    tags: ["browser", "error", "map"],
    views: 645,
    updated: 29,
    votes: [5, 2],
    text: `
If a list cannot be loaded, the page shows a short message with a button “Try again” beside it. Press it once
the connection is back. What you had typed stays where it is.

The map of the route comes from its own part of the portal and may arrive later than the rest. Until it is there
you read “Loading map...”. The airports and the distance are shown as text as well, so you do not miss anything.
A route with an airport that is not in our table has no distance.

If a page stays blank, load it again. If that does not help, check three things: that the browser is not older
than two years, that no extension blocks scripts on this site, and that the clock of the device is right. A
clock that is wrong by more than a few minutes makes secure pages fail.

“Page Not Found” means that the address does not exist, most often because a letter was lost when it was copied.
Start from the home page.

When something fails on our side, the message names a reference, a row of letters and digits. Send it to us
together with the time. With it we find in our log what happened, without asking you for anything else.
`,
  },
];
