import { Check, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ConversationDetail } from '#server/messaging/conversations/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { useFormat } from '../page/format.ts'
import { AddCustomer } from './AddCustomer.tsx'
import { useFinish, useReopen } from './conversationsQuery.ts'
import { customerName } from './customerName.ts'
import { texts } from './texts.ts'

const words = texts.thread

type ThreadHeadProps = { conversation: ConversationDetail; newest: string | undefined }

/** The name and phone of the sender, and buttons to finish or reopen the conversation. */
export function ThreadHead({ conversation, newest }: ThreadHeadProps) {
  const format = useFormat()
  const { id, phone, customer, done, stopped, refusal } = conversation
  const report = useReport()
  const finish = useFinish(id)
  const reopen = useReopen(id)
  const heading = useRef<HTMLHeadingElement>(null)
  // Keyboard users who opened the conversation continue at its heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const failed = words.failedAct
  const close = () => newest && finish.mutate(newest, report({ done: words.finished, failed }))
  const name = customerName(conversation, format)
  return (
    <header className="flex flex-wrap items-center justify-between gap-3 border-line border-b p-4">
      <div className={`flex-1 ${customer ? 'min-w-0' : 'min-w-60'}`}>
        <h2
          ref={heading}
          tabIndex={-1}
          dir="auto"
          className="line-clamp-2 font-semibold text-lg outline-none wrap-anywhere"
        >
          {name}
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
          {customer && phone && <bdi>{format.phone(phone)}</bdi>}
          {!customer && <span>{words.unknown}</span>}
          {stopped && <Badge tone="warning">{texts.stopped}</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:*:px-3">
        {!customer && phone && <AddCustomer phone={format.phone(phone)} />}
        {done ? (
          <Button busy={reopen.isPending} onClick={() => reopen.mutate(undefined, report({ failed }))}>
            <Undo2 aria-hidden className="size-4" />
            {words.reopen}
          </Button>
        ) : (
          <Button
            variant={refusal === null ? 'secondary' : 'primary'}
            busy={finish.isPending}
            disabled={!newest}
            onClick={close}
          >
            <Check aria-hidden className="size-4" />
            {words.finish}
          </Button>
        )}
      </div>
    </header>
  )
}
