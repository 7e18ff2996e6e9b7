import { expect } from '../stage/expect.ts'
import type { Inbox } from '../stage/inbox.ts'
import { password } from './office.ts'

/**
 * Confirms an owner's address with the mailed link, signed in as the owner. Before that, customers get no texts and no
 * mail, and the business has no team, API keys or connections.
 */
export async function confirmAddress(url: string, inbox: Inbox, email: string): Promise<void> {
  const [, token] = /token=([\w-]+)/.exec(await inbox.mailTo(email, /\/verify-email\S*token=[\w-]+/))!
  const send = (path: string, body: object, cookie = '') =>
    fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      body: JSON.stringify(body),
    })
  const signedIn = await send('sign-in', { email, password })
  expect(signedIn.status).toBe(200)
  const cookies = signedIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  const answer = await send('verify', { type: 'signup', token }, cookies.join('; '))
  expect(answer.status).toBe(200)
}
