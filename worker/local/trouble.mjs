/** What stops a command, told in one sentence that a person can act on; nobody sees its stack. */
export class Trouble extends Error {}

/** Runs a command's main function: trouble becomes its sentence and exit code 1, whatever else fails keeps its stack. */
export async function runAsCommand(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(error instanceof Trouble ? `\n${error.message}\n` : `\n${error?.stack ?? error}\n`);
    process.exit(1);
  }
}
