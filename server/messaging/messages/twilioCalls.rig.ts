import { afterAll, beforeAll } from 'vitest'
import { twilioSignature } from '#stand-ins/index.ts'
import { account, type Desk, openDesk } from '#tests/messages/desk.ts'

export let desk: Desk

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    desk = await openDesk()
    // The tests send their own reports.
    desk.door.isShut = true
  })
  afterAll(() => desk.close())
}

export type Call = {
  path: string
  params: Record<string, string>
  signature?: string
  signedFor?: string
  token?: string
}

export async function call({ path, params, signature, signedFor = path, token = account.authToken }: Call) {
  const url = `${desk.services.publicUrl}${signedFor}`
  const answer = await desk.request(path, {
    method: 'POST',
    headers: { 'X-Twilio-Signature': signature ?? twilioSignature({ authToken: token, url, params }) },
    body: new URLSearchParams(params),
  })
  return { status: answer.status, text: await answer.text() }
}
