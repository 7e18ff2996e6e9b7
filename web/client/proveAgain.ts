/** Ways to prove one's identity: a code if the person has a second step. */
export type Way = 'password' | 'code'

/** Handles a refusal that asks for a proof of identity; `again` repeats the call. */
type Dealing = (refused: Response, again: () => Promise<Response>) => Promise<Response>

let deal: Dealing | undefined

/** Sets the handler of refusals that ask for a proof; pages for customers have none. */
export function dealWithProofs(dealing: Dealing | undefined): void {
  deal = dealing
}

/** Calls the server. A call that needs a proof of identity is repeated after the proof. */
export const fetchProven: typeof fetch = async (input, init) => {
  const send = () => fetch(input, init)
  const answer = await send()
  return answer.status === 403 && deal ? deal(answer, send) : answer
}
