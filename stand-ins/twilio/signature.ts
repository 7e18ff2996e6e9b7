import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js'

export type SignedCall = { authToken: string; url: string; params: Record<string, string> }

/** The X-Twilio-Signature of a form post: HMAC-SHA1 over the address and the sorted fields. */
export function twilioSignature({ authToken, url, params }: SignedCall): string {
  return getExpectedTwilioSignature(authToken, url, params)
}

/** Posts a form as Twilio does, signed for exactly this address. Rejects if no answer comes. */
export function postSigned({ authToken, url, params }: SignedCall, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: {
      'X-Twilio-Signature': twilioSignature({ authToken, url, params }),
      'User-Agent': 'TwilioProxy/1.1',
    },
    body: new URLSearchParams(params),
    redirect: 'manual',
    signal,
  })
}
