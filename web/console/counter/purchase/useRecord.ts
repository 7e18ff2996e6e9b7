import { useEffect, useEffectEvent } from 'react'
import type { RecordedPurchase, RecordingInput } from '#server/loyalty/counter/contract.ts'
import { texts } from '../texts.ts'
import { isAsked } from '../writes/Asking.tsx'
import { sendingText, useIntents, useUnsettled, useWrite } from '../writes/useWrites.ts'
import type { Draft } from './draft.ts'

type Input = Omit<RecordingInput, 'customer_id'>

/** Records purchases of one customer: one can be in progress, have an unknown result, or be refused. */
export function useRecord(
  customerId: string,
  customer: string,
  draft: Draft,
  onRecorded: (recorded: RecordedPurchase) => void,
) {
  const intents = useIntents()
  const write = useWrite<'purchase'>(onRecorded)
  const pending = useUnsettled().find((intent) => {
    return intent.write.kind === 'purchase' && intent.write.customerId === customerId
  })
  // A changed draft is another purchase, so a refusal is dropped. An answer that is still on its way is kept.
  const dropRefusal = useEffectEvent(() => {
    if (write.isError) write.reset()
  })
  useEffect(() => dropRefusal(), [draft])
  const sent = pending?.write.kind === 'purchase' ? pending.write : undefined
  return {
    record: (input: Input) => write.mutate({ kind: 'purchase', customerId, customer, input }),
    sending: pending?.sending ?? false,
    sendingText: sendingText(pending, texts.purchase.recording),
    /** The purchase that was sent and never answered. */
    unknown: pending && !pending.sending ? sent?.input : undefined,
    /** Sends the same purchase again under the same key. */
    retry: () => sent && write.mutate(sent),
    forget: () => pending && intents.forget(pending.key),
    /** The reason for a refusal, until the draft changes. */
    refusal: write.error && !isAsked(write.error) ? write.error.message : undefined,
    write,
  }
}
