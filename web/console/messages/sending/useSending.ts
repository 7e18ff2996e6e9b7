import { isRefusal } from '#web/client/api.ts'
import { type Channel, useFate, useSend, waits } from '../messageQueries.ts'

/** A message's state, as far as known. */
export type Fate =
  | { kind: 'unsent' }
  | { kind: 'sending' }
  | { kind: 'sent' }
  | { kind: 'waiting'; until: string }
  | { kind: 'failed'; reason: string | null }
  | { kind: 'uncertain' }
  | { kind: 'slow' }

export type Sending = {
  fate: Fate
  busy: boolean
  /** Reason why the message was not accepted. */
  problem: { text: string; unheard: boolean } | null
  send: (templateId: string) => void
  reset: () => void
}

/** Sends once and follows the message. */
export function useSending(channel: Channel, customerId: string): Sending {
  const { mutate, data, error, isPending, reset } = useSend(channel)
  const { message, slow } = useFate(data?.messageId ?? undefined)
  return {
    fate: data ? fateOf(message, slow) : { kind: 'unsent' },
    busy: isPending,
    problem: error && { text: error.message, unheard: !isRefusal(error) },
    send: (templateId) => {
      if (!isPending && !data) mutate({ customerId, templateId })
    },
    reset,
  }
}

function fateOf(message: ReturnType<typeof useFate>['message'], slow: boolean): Fate {
  if (!message) return { kind: 'sending' }
  if (waits(message)) return { kind: 'waiting', until: message.due_at! }
  switch (message.state) {
    case 'accepted':
    case 'delivered':
    // A sent message is never `received`: this list of states includes customers' messages.
    case 'received':
      return { kind: 'sent' }
    case 'rejected':
    case 'withheld':
      return { kind: 'failed', reason: message.failure }
    case 'uncertain':
      return { kind: 'uncertain' }
    case 'queued':
    case 'sending':
      return { kind: slow ? 'slow' : 'sending' }
  }
}
