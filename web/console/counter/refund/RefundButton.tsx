import { Suspense, useState } from 'react'
import type { TillOperation } from '#server/loyalty/counter/contract.ts'
import { About } from '#web/ui/buttons/About.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { texts } from '../texts.ts'

const RefundDialog = lazyPart(() => import('./RefundDialog.tsx'))

export type RefundButtonProps = {
  operation: Pick<TillOperation, 'operation_id' | 'undo' | 'refundable'>
  customerId: string
  customer: string
  /** The operation in words. */
  about: string
  onRefunded: (text: string, detail: string) => void
}

/** Refunds money of a purchase, while some is left and the person at the till is allowed to. */
export function RefundButton({ operation, customerId, customer, about, onRefunded }: RefundButtonProps) {
  const [asking, setAsking] = useState(false)
  const { operation_id: operationId, undo, refundable } = operation
  // An open dialog stays, and says itself that nothing is left.
  if (!asking && !(refundable && undo)) return null
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {texts.refund}
        <About>{about}</About>
      </Button>
      {asking && (
        <Suspense>
          <RefundDialog
            operationId={operationId}
            left={refundable ?? 0}
            needsReason={undo?.needs_reason ?? false}
            customerId={customerId}
            customer={customer}
            onClose={() => setAsking(false)}
            onRefunded={(text, detail) => {
              setAsking(false)
              onRefunded(text, detail)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
