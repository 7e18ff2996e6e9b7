import { createHmac } from 'node:crypto'
import type { Context } from 'hono'
import { type AppEnv, notAllowed } from '#server/platform/http/index.ts'
import { sameText } from '#server/platform/secrets/keyring.ts'
import { inBusiness } from '#server/services.ts'
import { readBounceName } from '../send/bounceAddress.ts'
import type { MessageServices } from '../services.ts'
import { readReturned } from './readReturned.ts'
import { recordReturned } from './recordReturned.ts'

const TOLERANCE_SECONDS = 300

/** In bytes. A report includes the mail that it is about; those that we send are smaller. */
export const LARGEST_RETURNED = 1024 * 1024
/** In bytes. A report's own words stand before the mail that it includes. */
const HEAD = 256 * 1024

type Signed = { secret: string; timestamp: string; recipient: string; body: Uint8Array }

/** The value of X-Regulars-Signature, over the time, the address that the mail was for, and the mail itself. */
export const signReturned = ({ secret, timestamp, recipient, body }: Signed): string =>
  createHmac('sha256', secret).update(`${timestamp}.${recipient}.`).update(body).digest('hex')

/**
 * Takes in a mail to the bounce domain. A mail that is no report, or about no message of ours, is passed over: anybody
 * can write there.
 * @throws {Refusal} 'forbidden' for a mail that the domain's mail server has not signed within five minutes
 */
export async function takeReturned(services: MessageServices, c: Context<AppEnv>): Promise<void> {
  const { bounces, clock, keyring } = services
  if (!bounces) throw notAllowed()
  const timestamp = c.req.header('x-regulars-timestamp') ?? ''
  const recipient = c.req.header('x-regulars-recipient') ?? ''
  const body = new Uint8Array(await c.req.arrayBuffer())
  const expected = signReturned({ secret: bounces.secret, timestamp, recipient, body })
  const age = /^\d+$/.test(timestamp) ? Math.abs(clock.now().getTime() / 1000 - Number(timestamp)) : null
  const isSigned = sameText(c.req.header('x-regulars-signature') ?? '', expected)
  if (!isSigned || age === null || age > TOLERANCE_SECONDS) throw notAllowed()
  const [name = '', domain = ''] = recipient.split('@')
  const named = domain.toLowerCase() === bounces.domain ? readBounceName(keyring, name) : null
  const returned = named && (await readReturned(body.subarray(0, HEAD)))
  if (!named || !returned) return
  await inBusiness(services, named.businessId, { kind: 'system', name: 'returned mail' }, (ctx) =>
    recordReturned(ctx, named.messageId, returned),
  )
}
