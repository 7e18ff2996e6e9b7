import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { type Format, useFormat } from '../../page/format.ts'
import { texts } from '../texts.ts'
import type { Deed } from './deeds.ts'
import { useDeed, useIntents, useUnsettled } from './useDeeds.ts'

const words = texts.unsettled

/** What was sent and never answered, whoever it was for: tried again here while the queue goes on. */
export function Unsettled() {
  const unknown = useUnsettled().filter(({ sending }) => !sending)
  const retried = useRetry()
  const intents = useIntents()
  const format = useFormat()
  if (unknown.length === 0) return null
  return (
    <div className="mb-4">
      <Banner tone="warning" title={words.title(unknown.length)} live>
        <p>{words.text(unknown.length)}</p>
        <ul>
          {unknown.map(({ key, deed }) => (
            <li key={key} className="flex flex-wrap items-center gap-2 py-1">
              <span className="line-clamp-2 flex-1 basis-48 wrap-anywhere font-semibold">
                {nameOf(deed, format)}
              </span>
              <Button size="small" onClick={() => retried(deed)}>
                {texts.retry}
              </Button>
              <Button size="small" variant="quiet" onClick={() => intents.forget(key)}>
                {words.forget}
              </Button>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}

function useRetry(): (deed: Deed) => void {
  const toast = useToast()
  const format = useFormat()
  const deed = useDeed<Deed['kind']>((_result, sent) =>
    toast.show({ title: words.settled(nameOf(sent, format)), tone: 'success' }),
  )
  return (sent) =>
    deed.mutate(sent, { onError: (error) => toast.show({ title: error.message, tone: 'danger' }) })
}

/** '$12.40 for Ana', 'Free coffee for Ana'. */
function nameOf(deed: Deed, { money }: Format): string {
  return words.of(whatOf(deed, money), deed.customer)
}

function whatOf(deed: Deed, money: Format['money']): string {
  switch (deed.kind) {
    case 'purchase':
      return deed.input.amount === undefined ? words.visit : money(deed.input.amount)
    case 'undo':
      return words.undo
    case 'refund':
      return words.refund(money(deed.amount))
    case 'redemption':
    case 'claim':
    case 'cancel':
    case 'issue':
      return deed.name
  }
}
