import type { Text } from '#stand-ins/mailbox.ts'

const apiVersion = '2010-04-01'
const sentStatuses = new Set(['sent', 'delivered', 'undelivered'])

/** The message resource of Twilio's REST API. Prices are null, as they are just after sending. */
export function messageResource(accountSid: string, text: Text) {
  const uri = `/${apiVersion}/Accounts/${accountSid}/Messages/${text.id}`
  const at = rfc2822(text.at)
  const inbound = text.direction === 'sent'
  // The messaging service has not chosen a sender yet, so `from` and the number of segments are unset.
  const undecided = text.status === 'accepted'
  return {
    account_sid: accountSid,
    api_version: apiVersion,
    body: text.body,
    date_created: at,
    date_sent: inbound || sentStatuses.has(text.status) ? at : null,
    date_updated: at,
    direction: inbound ? 'inbound' : 'outbound-api',
    error_code: text.errorCode,
    error_message: null,
    from: undecided ? null : inbound ? text.phone : text.sender,
    messaging_service_sid: text.service,
    num_media: '0',
    num_segments: undecided ? '0' : String(text.segments),
    price: null,
    price_unit: null,
    sid: text.id,
    status: text.status,
    subresource_uris: { media: `${uri}/Media.json` },
    to: inbound ? text.sender : text.phone,
    uri: `${uri}.json`,
  }
}

const rfc2822 = (iso: string) => new Date(iso).toUTCString().replace('GMT', '+0000')
