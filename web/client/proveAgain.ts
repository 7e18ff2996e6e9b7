/** By what somebody may prove who they are. */
export type Ways = ('password' | 'code')[]

/** Deals with a refusal that may want a proof of who is there; `again` sends the call once more. */
type Dealing = (refused: Response, again: () => Promise<Response>) => Promise<Response>

let deal: Dealing | undefined

/** Says who deals with such refusals; nobody where there are only customers. */
export function dealWithProofs(dealing: Dealing | undefined): void {
  deal = dealing
}

/** Calls the server. What it refuses until somebody proves who they are is sent again once they have. */
export const fetchProven: typeof fetch = async (input, init) => {
  const send = () => fetch(input, init)
  const answer = await send()
  return answer.status === 403 && deal ? deal(answer, send) : answer
}
