import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WebhookDeliveryDetail, WebhookDeliveryView } from '#server/integrations/webhooks/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge, type Tone } from '#web/ui/layout/Badge.tsx'
import { Disclosure } from '#web/ui/layout/Disclosure.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { useFormat } from '../page/format.ts'
import { texts } from './texts.ts'
import { deliveryQuery, useSendAgain } from './useWebhooks.ts'

const words = texts.log

const tones: Record<WebhookDeliveryView['state'], Tone> = {
  waiting: 'info',
  delivered: 'success',
  failed: 'danger',
  stopped: 'neutral',
}

type DetailProps = { delivery: WebhookDeliveryView; mayChange: boolean }
type DeliveryRowProps = DetailProps & { isLinked: boolean; onUnfold: () => void }

/** One delivery; unfolded, with what is sent and what was answered. */
export function DeliveryRow({ delivery, mayChange, isLinked, onUnfold }: DeliveryRowProps) {
  const { dateTime } = useFormat()
  const [isRead, setIsRead] = useState(isLinked)
  const { type, cause, state, tried, last, due_at, created_at } = delivery
  const facts = [
    dateTime(created_at),
    words.causes[cause],
    tried > 0 && words.tries(tried),
    last && outcomeOf(last),
    due_at && words.next(dateTime(due_at)),
  ].filter(Boolean)
  return (
    <li>
      <Disclosure
        open={isLinked}
        onUnfold={() => {
          setIsRead(true)
          onUnfold()
        }}
        titleClass="py-2"
        title={
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
            <code dir="ltr" className="wrap-anywhere">
              {type}
            </code>
            <Badge tone={tones[state]}>{words.states[state]}</Badge>
            <span className="basis-full font-normal text-muted text-sm">{facts.join(' · ')}</span>
          </span>
        }
      >
        {isRead && <Detail delivery={delivery} mayChange={mayChange} />}
      </Disclosure>
    </li>
  )
}

const outcomeOf = ({ status, unanswered }: NonNullable<WebhookDeliveryView['last']>): string | null =>
  status !== null ? words.status(status) : unanswered && words.unanswered[unanswered]

function Detail({ delivery, mayChange }: DetailProps) {
  const query = useQuery({ ...deliveryQuery(delivery.id), refetchOnMount: 'always' })
  const again = useSendAgain()
  const report = useReport()
  const { data, error } = query
  return (
    <div className="flex flex-col gap-4 pb-5 ps-6">
      {!data && !error && <Skeleton className="h-24 w-full rounded-md" />}
      {!data && <LoadFailed query={query} title={words.failed} retry={texts.retry} />}
      {data && (
        <>
          <section>
            <h3 className="font-semibold text-sm">{words.body}</h3>
            <Quoted text={spread(data.body)} label={words.body} />
          </section>
          <section>
            <h3 className="font-semibold text-sm">{words.answers}</h3>
            {data.tries.length === 0 && <p className="text-muted text-sm">{words.noTries}</p>}
            <ol className="flex flex-col gap-3">
              {data.tries.map((one) => (
                <Answer key={one.at} one={one} />
              ))}
            </ol>
          </section>
        </>
      )}
      {mayChange && (
        <div>
          <Button
            size="small"
            busy={again.isPending}
            onClick={() => again.mutate(delivery.id, report({ done: words.sent }))}
          >
            {words.again}
          </Button>
        </div>
      )}
    </div>
  )
}

function Answer({ one }: { one: WebhookDeliveryDetail['tries'][number] }) {
  const { dateTime } = useFormat()
  const { at, ms, status, answer } = one
  return (
    <li>
      <p className="text-sm">{[dateTime(at), outcomeOf(one), words.took(ms)].filter(Boolean).join(' · ')}</p>
      {status !== null &&
        (answer ? (
          <Quoted text={answer} label={words.answers} />
        ) : (
          <p className="text-muted text-sm">{words.empty}</p>
        ))}
    </li>
  )
}

/** Text of a program, in its own direction; a long one scrolls, by the keyboard too. */
function Quoted({ text, label }: { text: string; label: string }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
      tabIndex={0}
      aria-label={label}
      dir="ltr"
      className="mt-1 max-h-60 overflow-auto rounded-md bg-quiet p-3"
    >
      <pre className="whitespace-pre-wrap font-mono text-sm wrap-anywhere">{text}</pre>
    </section>
  )
}

const spread = (json: string): string => JSON.stringify(JSON.parse(json), null, 2)
