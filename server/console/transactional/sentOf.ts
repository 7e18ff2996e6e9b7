import type { Message } from '#server/messaging/messages/index.ts'
import type { Sent } from './contract.ts'

/** Answers a call with the message that it made, or that existed before. */
export function sentOf({ id, status, failure }: Message): Sent {
  const success = status !== 'failed'
  return { success, error: success ? null : failure, messageId: id }
}
