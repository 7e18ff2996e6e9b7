import type { Communication } from '#server/messaging/messages/contract.ts'

/** What the receiver is called, if anything: the customer's name now, else the one it was sent to. */
export function receiverName({ customer, recipient_name }: Communication): string | undefined {
  const name = [customer?.first_name, customer?.last_name].filter(Boolean).join(' ')
  return name || recipient_name || undefined
}
