import { expect } from './expect.ts'
import type { Inbox } from './inbox.ts'

/** Confirms an owner's address with the mailed link: before that guests get no texts and no mail. */
export async function confirmAddress(url: string, inbox: Inbox, email: string): Promise<void> {
  const [, token] = /token=([\w-]+)/.exec(await inbox.mailTo(email, /\/verify-email\S*token=[\w-]+/))!
  const answer = await fetch(`${url}/api/auth/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'signup', token }),
  })
  expect(answer.status).toBe(200)
}
