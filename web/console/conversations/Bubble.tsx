import { BellOff, BellRing, LifeBuoy } from 'lucide-react'
import type { ConversationText } from '#server/messaging/conversations/contract.ts'
import { texts as history } from '../messages/history/texts.ts'
import { useFormat } from '../page/format.ts'
import { texts } from './texts.ts'

const words = texts.thread
const keywordIcons = { stop: BellOff, start: BellRing, help: LifeBuoy }

type BubbleProps = {
  text: ConversationText
  /** The customer's name; null after another text of theirs. */
  name: string | null
  /** The day, where a new day begins. */
  day: string | null
}

/** One text. The customer's are at the start of the line; ours are at its end, with their sender and state. */
export function Bubble({ text, name, day }: BubbleProps) {
  const { direction, keyword } = text
  return (
    <li className="flex flex-col gap-3">
      {day && <p className="text-center text-muted text-sm">{day}</p>}
      {keyword && <Fact text={text} keyword={keyword} />}
      {!keyword && direction === 'in' && <Theirs text={text} name={name} />}
      {!keyword && direction === 'out' && <Ours text={text} />}
    </li>
  )
}

function Fact({ text, keyword }: { text: ConversationText; keyword: 'stop' | 'start' | 'help' }) {
  const { time } = useFormat()
  const Icon = keywordIcons[keyword]
  return (
    <p className="mx-auto flex max-w-[90%] flex-wrap items-center justify-center gap-x-2 rounded-full bg-quiet px-4 py-2 text-center text-sm">
      <Icon aria-hidden className="size-4 shrink-0" />
      <strong>{words.keywords[keyword]}</strong>
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {words.wrote(text.content)}
      </span>
      <span className="text-muted">{time(text.created_at)}</span>
    </p>
  )
}

const bubbleClass = 'whitespace-pre-wrap rounded-lg px-4 py-2 text-start wrap-anywhere'

function Theirs({ text, name }: Omit<BubbleProps, 'day'>) {
  const { time } = useFormat()
  return (
    <div className="flex max-w-[85%] flex-col items-start gap-1 self-start">
      <p dir="auto" className={`${bubbleClass} rounded-es-sm bg-quiet`}>
        {text.content}
      </p>
      <p className="text-muted text-sm wrap-anywhere">
        {name !== null && (
          <>
            <bdi>{name}</bdi> ·{' '}
          </>
        )}
        {time(text.created_at)}
      </p>
    </div>
  )
}

function Ours({ text }: { text: ConversationText }) {
  const { time } = useFormat()
  const { content, state, failure } = text
  const isLost = state === 'rejected' || state === 'withheld'
  return (
    <div className="flex max-w-[85%] flex-col items-end gap-1 self-end text-end">
      <p dir="auto" className={`${bubbleClass} rounded-ee-sm bg-accent-soft`}>
        {content}
      </p>
      <p className="text-muted text-sm wrap-anywhere">
        {senderOf(text)} · {time(text.created_at)} ·{' '}
        <span className={isLost ? 'font-semibold text-danger-text' : ''}>{history.states[state]}</span>
      </p>
      {failure && <p className="text-danger-text text-sm wrap-anywhere">{failure}</p>}
    </div>
  )
}

function senderOf({ sender }: ConversationText) {
  if (sender?.name && sender.kind !== 'program') return words.by[sender.kind](sender.name)
  return words.by.program
}
