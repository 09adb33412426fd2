/** Instead of a page: words that come with it and not before. */
export const noEntry = {
  notFound: {
    title: "Page Not Found",
    text: "There is no page at this address.",
    hint: "Was the page added to the router?",
    home: "Go to the Dashboard",
    journeys: "Your journeys",
  },
  unreachable: {
    title: "The portal cannot be reached",
  },
  staffOnly: {
    title: "This page is for the travel team",
    text: "Your own journey has a page of its own, with everything there is to do.",
    open: "Open your journey",
    none: "You are not part of a journey at the moment. The link in your invitation mail opens it.",
  },
} as const;
