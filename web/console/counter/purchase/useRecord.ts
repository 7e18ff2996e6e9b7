import { useEffect, useEffectEvent, useRef } from 'react'
import type { RecordedPurchase, RecordingInput } from '#server/loyalty/counter/contract.ts'
import type { KeptOperation, Shown } from '#web/outbox/keptOperation.ts'
import type { Sent } from '#web/outbox/outbox.ts'
import { texts } from '../texts.ts'
import { isAsked } from '../writes/Asking.tsx'
import { useIntents, useUnsettled } from '../writes/useIntents.ts'
import { sendingText, useWriteBy } from '../writes/useWrites.ts'
import type { PurchaseWrite } from '../writes/writes.ts'
import type { Draft } from './draft.ts'
import { useSendPurchase } from './useSendPurchase.ts'

type Ends = {
  onRecorded: (recorded: RecordedPurchase) => void
  /** The purchase has no answer yet, and is kept on this device. */
  onKept: (operation: KeptOperation) => void
}

/** Records purchases of one customer: one can be in progress, have an unknown result, or be refused. */
export function useRecord(customerId: string, customer: string, draft: Draft, { onRecorded, onKept }: Ends) {
  const intents = useIntents()
  const sendPurchase = useSendPurchase()
  const isBusy = useRef(false)
  const write = useWriteBy<'purchase', Sent>(
    (purchase) => sendPurchase(purchase).finally(() => (isBusy.current = false)),
    (sent) => ('kept' in sent ? onKept(sent.kept) : onRecorded(sent)),
  )
  const send = (purchase: PurchaseWrite) => {
    // A second press, before the button shows that it is busy, would be another purchase.
    if (isBusy.current) return
    isBusy.current = true
    write.mutate(purchase)
  }
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
    record: (input: Omit<RecordingInput, 'customer_id'>, shown: Shown | null) =>
      send({ kind: 'purchase', customerId, customer, input, shown }),
    send,
    sending: write.isPending || (pending?.sending ?? false),
    sendingText: sendingText(pending, texts.purchase.recording),
    /** The purchase that was sent, never answered, and is not kept on this device. */
    unknown: pending && !pending.sending ? sent?.input : undefined,
    /** Sends the same purchase again under the same key. */
    retry: () => sent && send(sent),
    forget: () => pending && intents.forget(pending.key),
    /** The reason for a refusal, until the draft changes. */
    refusal: write.error && !isAsked(write.error) ? write.error.message : undefined,
    write,
  }
}
