/** Asks the person who was signed in to sign in again; false where they do not, and where nobody was. */
type SignInAgain = (forWhat: { isChange: boolean }) => Promise<boolean>;

let ask: SignInAgain = () => Promise.resolve(false);

/** From now on calls that meet an ended session wait for the person, see `features/auth/guard-session.ts`. */
export function askWith(signInAgain: SignInAgain): void {
  ask = signInAgain;
}

export const signedInAgain: SignInAgain = (forWhat) => ask(forWhat);

/** Sends, and once more where the session had ended and the person is back. */
export async function sendOrSignInAgain(send: () => Promise<Response>, isChange: boolean): Promise<Response> {
  const answer = await send();
  return answer.status === 401 && (await ask({ isChange })) ? send() : answer;
}
