import { setTimeout as pause } from 'node:timers/promises'
import type { Mailbox, Text } from '#stand-ins/mailbox.ts'
import type { TwilioAccount } from './account.ts'
import { postSigned } from './signature.ts'
import { undeliverable } from './testNumbers.ts'

export type Delivery = { account: TwilioAccount; mailbox: Mailbox; paceMs: number; signal: AbortSignal }

/**
 * Moves a text from queued to sent and on to delivered (or undelivered), with a callback to the product at each step.
 * As at Twilio, a callback that fails is not repeated.
 */
export async function deliver(text: Text, { account, mailbox, paceMs, signal }: Delivery): Promise<void> {
  const errorCode = undeliverable(text.phone) ?? null
  const last = errorCode === null ? 'delivered' : 'undelivered'
  for (const status of ['queued', 'sent', last]) {
    await pause(paceMs, undefined, { signal })
    const code = status === last ? errorCode : null
    if (status !== text.status) mailbox.keep({ kind: 'status', id: text.id, status, errorCode: code })
    if (text.statusCallbackUrl === null) continue
    const params = callbackParams(account.accountSid, text, status, code)
    await postSigned({ authToken: account.authToken, url: text.statusCallbackUrl, params }, signal).catch(
      () => {},
    )
  }
}

function callbackParams(accountSid: string, text: Text, status: string, errorCode: number | null) {
  const params: Record<string, string> = {
    AccountSid: accountSid,
    ApiVersion: '2010-04-01',
    From: text.sender,
    MessageSid: text.id,
    MessageStatus: status,
    SmsSid: text.id,
    SmsStatus: status,
    To: text.phone,
  }
  if (text.service !== null) params.MessagingServiceSid = text.service
  if (errorCode !== null) params.ErrorCode = String(errorCode)
  return params
}
