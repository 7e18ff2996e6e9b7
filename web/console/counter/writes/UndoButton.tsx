import { Undo2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { TillOperation, Undone } from '#server/loyalty/counter/contract.ts'
import { About } from '#web/ui/buttons/About.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import type { ButtonSize } from '#web/ui/buttons/buttonClass.ts'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { texts } from '../texts.ts'
import { useNow } from '../useNow.ts'
import { useUnsettled } from './useIntents.ts'
import { sendingText, useWrite } from './useWrites.ts'

const UndoReason = lazyPart(() => import('./UndoReason.tsx'))
const words = texts.undo

export type UndoButtonProps = {
  operation: Pick<TillOperation, 'operation_id' | 'undo'>
  view: { customer: { id: string }; clockAhead: number }
  /** The customer's name. */
  customer: string
  /** The operation in words, where there are several. */
  about?: string
  onUndone: (undone: Undone) => void
  size?: ButtonSize
}

/** Undoes an operation: at once during a countdown, later with a reason, for people who are allowed to. */
export function UndoButton({ operation, view, customer, about, onUndone, size = 'small' }: UndoButtonProps) {
  const { operation_id: operationId, undo } = operation
  const [asking, setAsking] = useState(false)
  const pending = useUnsettled().find(
    ({ write }) => write.kind === 'undo' && write.operationId === operationId,
  )
  const left = useTimeLeft(undo?.until ?? null, view.clockAhead)
  const write = useWrite<'undo'>((undone) => {
    setAsking(false)
    onUndone(undone)
  })
  const takeBack = (reason?: string) =>
    write.mutate({ kind: 'undo', customerId: view.customer.id, customer, operationId, reason })
  const retry = () => pending?.write.kind === 'undo' && takeBack(pending.write.reason)
  const failed = write.error && !asking && (
    <p role="alert" className="basis-full text-danger-text text-sm">
      {write.error.message}
    </p>
  )
  if (!undo || left === 'over') return failed
  const unknown = pending && !pending.sending
  return (
    <>
      <Button
        size={size}
        icon={<Undo2 aria-hidden className="size-4" />}
        busy={pending?.sending ?? false}
        busyText={sendingText(pending, words.undoing)}
        onClick={() => (unknown ? retry() : undo.needs_reason ? setAsking(true) : takeBack())}
      >
        {unknown ? texts.retry : words.undo}
        {about && <About>{about}</About>}
        {left && !unknown && (
          <span aria-hidden className="font-normal text-muted tabular-nums">
            {left}
          </span>
        )}
      </Button>
      {failed}
      {asking && (
        <Suspense>
          <UndoReason
            busy={pending?.sending ?? false}
            busyText={sendingText(pending, words.undoing)}
            error={write.error?.message}
            onReason={takeBack}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The time left as '14:32', 'over' at its end; null without a limit. */
function useTimeLeft(until: string | null, clockAhead: number): string | 'over' | null {
  const now = useNow(clockAhead, until !== null)
  if (until === null) return null
  const seconds = Math.ceil((Date.parse(until) - now) / 1000)
  if (seconds <= 0) return 'over'
  return words.left(Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0'))
}
