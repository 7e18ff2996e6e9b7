import { useEffect, useEffectEvent } from 'react'
import type { RecordedPurchase, RecordingInput } from '#server/loyalty/counter/contract.ts'
import { sendingText, useDeed, useIntents, useUnsettled } from '../deeds/useDeeds.ts'
import { texts } from '../texts.ts'
import { isAsked } from './Asking.tsx'
import type { Draft } from './draft.ts'

type Input = Omit<RecordingInput, 'customer_id'>

/** Recording purchases of one customer: in progress, with an unknown result, or refused. */
export function useRecord(
  customerId: string,
  customer: string,
  draft: Draft,
  onRecorded: (recorded: RecordedPurchase) => void,
) {
  const intents = useIntents()
  const deed = useDeed<'purchase'>(onRecorded)
  const pending = useUnsettled().find((intent) => {
    return intent.deed.kind === 'purchase' && intent.deed.customerId === customerId
  })
  // A changed draft is another purchase. An answer that is still on its way stays to be read.
  const dropRefusal = useEffectEvent(() => {
    if (deed.isError) deed.reset()
  })
  useEffect(() => dropRefusal(), [draft])
  const sent = pending?.deed.kind === 'purchase' ? pending.deed : undefined
  return {
    record: (input: Input) => deed.mutate({ kind: 'purchase', customerId, customer, input }),
    sending: pending?.sending ?? false,
    sendingText: sendingText(pending, texts.purchase.recording),
    /** What was sent and never answered. */
    unknown: pending && !pending.sending ? sent?.input : undefined,
    /** The same again, under the same key. */
    retry: () => sent && deed.mutate(sent),
    forget: () => pending && intents.forget(pending.key),
    /** Why it was refused, until the draft changes. */
    refusal: deed.error && !isAsked(deed.error) ? deed.error.message : undefined,
    deed,
  }
}
