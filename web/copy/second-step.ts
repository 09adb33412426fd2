/** The words about a colleague's second step in the Admin Center. */
export const secondStep = {
  on: "Signs in with a second step",
  yours: "Change it under your account",
  reset: "App lost: reset",
  title: (name: string) => `Take the app off the account of ${name}?`,
  text: "Make sure by another way than mail that it is them who ask. They are signed out everywhere and sign in with their mail or password; where the company asks for a second step, they set up a new app then.",
  confirm: "Take it off",
  done: "Second Step Reset",
  doneText: (name: string) => `${name} is signed out everywhere and was told by mail.`,
  failed: "The second step was not reset",
} as const;
