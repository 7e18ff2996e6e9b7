import { queueMessage } from '#server/messaging/messages/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { twilioSignature } from '#stand-ins/index.ts'
import { type MessageBusiness, newPhone } from './business.ts'
import { account, type Desk, sender } from './desk.ts'

const PATH = '/webhooks/twilio/inbound'

type Written = {
  from: string
  body: string
  /** Further fields of the provider's form. */
  more?: Record<string, string>
  authToken?: string
}

/** Posts Twilio's webhook for a text from a phone to our number. */
export async function writeText(desk: Desk, { from, body, more, authToken = account.authToken }: Written) {
  const params = { From: from, To: sender, Body: body, MessageSid: `SM${newId()}`, NumMedia: '0', ...more }
  return postAsTwilio(desk, PATH, params, authToken)
}

/** Posts a signed form of Twilio's without its stand-in, past the shut door. */
export async function postAsTwilio(
  desk: Desk,
  path: string,
  params: Record<string, string>,
  authToken = account.authToken,
) {
  const url = `${desk.services.publicUrl}${path}`
  const headers = { 'X-Twilio-Signature': twilioSignature({ authToken, url, params }) }
  const answer = await desk.request(path, { method: 'POST', headers, body: new URLSearchParams(params) })
  return { status: answer.status, text: await answer.text() }
}

export async function textCustomer(desk: Desk, business: MessageBusiness, customerId: string) {
  const { phone } = await business.customer(customerId)
  const message = { type: 'sms', purpose: 'marketing', dedupe_key: newId(), content: 'Hello' } as const
  await business.run((ctx) => queueMessage(ctx, { ...message, customerId, recipient: phone! }))
  await desk.workOff()
}

/** A business that has just texted its customer. */
export async function openTalk(
  desk: Desk,
  { phone = newPhone(), ...wanted }: { phone?: string } & Parameters<Desk['newBusiness']>[0] = {},
) {
  const business = await desk.newBusiness(wanted)
  const customer = await business.addCustomer({ phone })
  await textCustomer(desk, business, customer)
  return { business, customer, phone }
}
