import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { type Format, useFormat } from '../../page/format.ts'
import { texts } from '../texts.ts'
import { Asking, isAsked } from './Asking.tsx'
import { useIntents, useUnsettled } from './useIntents.ts'
import { useWrite } from './useWrites.ts'
import type { Write } from './writes.ts'

const words = texts.unsettled

/** Operations that were sent without an answer, for any customer. They can be repeated here while the queue goes on. */
export default function Unsettled({
  onGone,
}: {
  /** The pressed button disappears, and with it the focus. */ onGone: () => void
}) {
  const unknown = useUnsettled().filter(({ sending }) => !sending)
  const retry = useRetry(onGone)
  const intents = useIntents()
  const format = useFormat()
  const forget = (key: string) => {
    intents.forget(key)
    onGone()
  }
  const asking = (
    <Asking error={retry.error} sent={retry.variables} onAgain={retry.send} onClose={retry.reset} />
  )
  // The server has answered the operation in question, so it is no longer unknown.
  if (unknown.length === 0) return asking
  return (
    <div className="mb-4">
      {asking}
      <Banner tone="warning" title={words.title(unknown.length)} live>
        <p>{words.text(unknown.length)}</p>
        <ul>
          {unknown.map(({ key, write }) => (
            <li key={key} className="flex flex-wrap items-center gap-2 py-1">
              <span className="line-clamp-2 flex-1 basis-48 wrap-anywhere font-semibold">
                {nameOf(write, format)}
              </span>
              <Button size="small" onClick={() => retry.send(write)}>
                {texts.retry}
              </Button>
              <Button size="small" variant="quiet" onClick={() => forget(key)}>
                {words.forget}
              </Button>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}

function useRetry(onGone: () => void) {
  const toast = useToast()
  const format = useFormat()
  const write = useWrite<Write['kind']>((_result, sent) => {
    toast.show({ title: words.settled(nameOf(sent, format)), tone: 'success' })
    onGone()
  })
  const send = (sent: Write) =>
    write.mutate(sent, {
      onError: (error) => isAsked(error) || toast.show({ title: error.message, tone: 'danger' }),
    })
  return { ...write, send }
}

/** Names a write: '$12.40 for Ana', 'Free coffee for Ana'. */
function nameOf(write: Write, { money }: Format): string {
  return words.of(whatOf(write, money), write.customer)
}

function whatOf(write: Write, money: Format['money']): string {
  switch (write.kind) {
    case 'purchase':
      return write.input.amount === undefined ? words.purchase : money(write.input.amount)
    case 'undo':
      return words.undo
    case 'refund':
      return words.refund(money(write.amount))
    case 'redemption':
    case 'claim':
    case 'cancel':
    case 'issue':
      return write.name
  }
}
