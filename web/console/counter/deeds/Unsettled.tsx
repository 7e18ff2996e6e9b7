import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { type Format, useFormat } from '../../page/format.ts'
import { Asking, isAsked } from '../purchase/Asking.tsx'
import { texts } from '../texts.ts'
import type { Deed } from './deeds.ts'
import { useDeed, useIntents, useUnsettled } from './useDeeds.ts'

const words = texts.unsettled

/**
 * Operations that were sent without an answer, for any customer: they can be repeated here while the queue goes
 * on.
 */
export function Unsettled() {
  const unknown = useUnsettled().filter(({ sending }) => !sending)
  const retry = useRetry()
  const intents = useIntents()
  const format = useFormat()
  const asking = (
    <Asking error={retry.error} sent={retry.variables} onAgain={retry.send} onClose={retry.reset} />
  )
  // The server has settled the one in question, so it is no longer unknown.
  if (unknown.length === 0) return asking
  return (
    <div className="mb-4">
      {asking}
      <Banner tone="warning" title={words.title(unknown.length)} live>
        <p>{words.text(unknown.length)}</p>
        <ul>
          {unknown.map(({ key, deed }) => (
            <li key={key} className="flex flex-wrap items-center gap-2 py-1">
              <span className="line-clamp-2 flex-1 basis-48 wrap-anywhere font-semibold">
                {nameOf(deed, format)}
              </span>
              <Button size="small" onClick={() => retry.send(deed)}>
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

function useRetry() {
  const toast = useToast()
  const format = useFormat()
  const deed = useDeed<Deed['kind']>((_result, sent) =>
    toast.show({ title: words.settled(nameOf(sent, format)), tone: 'success' }),
  )
  const send = (sent: Deed) =>
    deed.mutate(sent, {
      onError: (error) => isAsked(error) || toast.show({ title: error.message, tone: 'danger' }),
    })
  return { ...deed, send }
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
