/** What the server wants before it goes on, and by which fields it takes it. */
export type ProofWanted = { message: string; by: ('password' | 'code')[] }

let ask: ((wanted: ProofWanted) => Promise<boolean>) | undefined

/** Says who asks people to prove who they are; nobody where there are only guests. Gives whether they have. */
export function askForProofBy(asking: typeof ask): void {
  ask = asking
}

/** Calls the server. What it refuses until somebody proves who they are is sent again once they have. */
export const fetchProven: typeof fetch = async (input, init) => {
  const answer = await fetch(input, init)
  const wanted = answer.status === 403 && ask ? await readWanted(answer.clone()) : undefined
  return wanted && (await ask!(wanted)) ? fetch(input, init) : answer
}

async function readWanted(answer: Response): Promise<ProofWanted | undefined> {
  const { error } = await answer.json().catch(() => ({}))
  // Who has neither a password nor an app has to sign in anew, as the message says.
  if (error?.code !== 'confirm_identity' || error.details.by.length === 0) return undefined
  return { message: error.message, by: error.details.by }
}
