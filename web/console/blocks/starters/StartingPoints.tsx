import { useQuery } from '@tanstack/react-query'
import { FilePlus2, TextInitial } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { EmailStarter } from '#server/messaging/templates/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { LoadFailed } from '#web/ui/notices/LoadFailed.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { MailFrame } from '../../messages/MailFrame.tsx'
import { texts } from '../texts.ts'
import { lookQuery, startersQuery } from './startersQuery.ts'

const words = texts.starters
/** The width at which mails are laid out before they are shown small, in pixels. */
const WIDTH = 600

type StartingPointsProps = {
  onStarter: (starter: EmailStarter) => void
  onEmpty: () => void
  /** Given where plain text is a choice. */
  onPlain?: () => void
  onCancel: () => void
}

/** Ways to begin an email: one of our starters in the business's colours, an empty mail, or plain text. */
export default function StartingPoints({ onStarter, onEmpty, onPlain, onCancel }: StartingPointsProps) {
  const query = useQuery(startersQuery)
  const { data, error } = query
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section aria-labelledby="starting-points">
      <h3 ref={title} id="starting-points" tabIndex={-1} className="font-semibold text-lg outline-none">
        {words.title}
      </h3>
      <p className="mb-4 text-muted">{words.text}</p>
      {!data && <LoadFailed query={query} title={words.loadFailed} retry={words.retry} />}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
        {onPlain && (
          <Choice name={words.plain} about={words.plainText} onChoose={onPlain}>
            <TextInitial aria-hidden className="size-8" />
          </Choice>
        )}
        <Choice name={words.empty} about={words.emptyText} onChoose={onEmpty}>
          <FilePlus2 aria-hidden className="size-8" />
        </Choice>
        {data?.map((starter) => (
          <Choice
            key={starter.id}
            name={starter.name}
            about={starter.about}
            onChoose={() => onStarter(starter)}
          >
            <Look starter={starter} />
          </Choice>
        ))}
        {!data && !error && (
          <li role="status" aria-label={words.loading} className="contents">
            <Skeleton className="h-64 rounded-lg" />
            <Skeleton className="h-64 rounded-lg" />
          </li>
        )}
      </ul>
      <div className="mt-6 flex justify-end">
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </section>
  )
}

type ChoiceProps = { name: string; about: string; onChoose: () => void; children: ReactNode }

const Choice = ({ name, about, onChoose, children }: ChoiceProps) => (
  <li className="relative flex min-w-0 flex-col rounded-lg border border-line transition-colors focus-within:border-edge hover:border-edge">
    <div
      inert
      className="grid h-44 grid-cols-1 items-start overflow-clip rounded-t-lg bg-quiet text-muted [&>svg]:place-self-center"
    >
      {children}
    </div>
    <div className="border-line border-t p-3">
      <button
        type="button"
        onClick={onChoose}
        className="min-h-11 w-full text-start font-semibold after:absolute after:inset-0 after:rounded-lg pointer-fine:min-h-6"
      >
        {name}
      </button>
      <p className="text-muted text-sm">{about}</p>
    </div>
  </li>
)

/** The starter's mail, small. */
function Look({ starter: { name, subject, blocks } }: { starter: EmailStarter }) {
  const { data } = useQuery(lookQuery(subject, blocks))
  return data ? <MailFrame html={data} title={name} width={WIDTH} /> : <Skeleton className="h-44" />
}
