/**
 * Sends statements one after the other without waiting for answers in between, which saves a round trip for
 * each; then waits for all of them. Each function must send before it first waits (a query builder does so with
 * `execute()`).
 * @throws what the first failed statement threw: the later ones fail only because of it
 */
export async function sendInOrder<Results extends unknown[]>(
  ...statements: { [Index in keyof Results]: () => Promise<Results[Index]> }
): Promise<Results> {
  const answers = await Promise.allSettled(statements.map((send) => send()))
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason
  return answers.map((answer) => (answer as PromiseFulfilledResult<unknown>).value) as Results
}
