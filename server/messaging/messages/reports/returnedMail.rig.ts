import { afterAll, beforeAll } from 'vitest'
import type { MessageBusiness } from '#tests/messages/business.ts'
import { bounceSecret, type Desk, openDesk } from '#tests/messages/desk.ts'
import { bounceName } from '../send/bounceAddress.ts'
import { signReturned } from './returnedMail.ts'

export let desk: Desk

/** Opens what the tests of a file share, and closes it after them. */
export function setUp(): void {
  beforeAll(async () => {
    desk = await openDesk()
  })
  afterAll(() => desk.close())
}

export const stateOf = async (business: MessageBusiness, messageId: string) =>
  (await business.messages()).find(({ id }) => id === messageId)!

export const report = (type: string, fields: string) =>
  [
    'From: MAILER-DAEMON@mx.example',
    'Subject: Undelivered',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Sorry',
    '--b',
    `Content-Type: ${type}`,
    '',
    fields,
    '--b--',
    '',
  ].join('\r\n')

export const bounce = (status = '5.1.1', action = 'failed') =>
  report(
    'message/delivery-status',
    `Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; x@example.com\r\nAction: ${action}\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; 550 ${status} no\r\n  such user`,
  )

export const complaint = report('message/feedback-report', 'Feedback-Type: abuse\r\nVersion: 1')

export const addressOf = (business: MessageBusiness, id: string) =>
  `${bounceName(desk.services.keyring, { business_id: business.businessId, id })}@bounces.regulars.example`

export function handOver(
  recipient: string,
  body: string,
  { secret = bounceSecret, age = 0, signature = '' } = {},
) {
  const timestamp = String(Math.floor(desk.clock.now().getTime() / 1000) - age)
  const bytes = new TextEncoder().encode(body)
  return desk.request('/webhooks/bounces', {
    method: 'POST',
    headers: {
      'X-Regulars-Timestamp': timestamp,
      'X-Regulars-Recipient': recipient,
      'X-Regulars-Signature': signature || signReturned({ secret, timestamp, recipient, body: bytes }),
    },
    body: bytes,
  })
}
