import type { WatchedCheck } from '#server/admin/contract.ts'
import { Badge, type Tone } from '#web/ui/layout/Badge.tsx'
import { format } from '../format.ts'
import { checkTexts, durationText, scopeTexts, watchTexts as words } from './texts.ts'

const tones = { well: 'success', ill: 'danger', unknown: 'neutral' } satisfies Record<
  WatchedCheck['state'],
  Tone
>
/** Checks whose figure is a number and no duration. */
const counted: WatchedCheck['name'][] = ['no_worker', 'limit_reached', 'journal_fails']
const order = { ill: 0, unknown: 1, well: 2 }

/** The checks, those first that need somebody. */
export function CheckList({ checks }: { checks: WatchedCheck[] }) {
  const sorted = [...checks].sort((one, other) => order[one.state] - order[other.state])
  return (
    <ul className="-my-3 divide-y divide-line">
      {sorted.map((check) => (
        <li key={check.name} className="py-3">
          <div className="flex items-start justify-between gap-4">
            <h3 className="font-semibold">{checkTexts[check.name].title}</h3>
            <Badge tone={tones[check.state]}>{words.states[check.state]}</Badge>
          </div>
          <p className="wrap-anywhere">{sentenceOf(check)}</p>
          {check.state !== 'well' && <p className="mt-1 text-muted text-sm">{checkTexts[check.name].todo}</p>}
        </li>
      ))}
    </ul>
  )
}

function sentenceOf({ name, state, is_read, value, about }: WatchedCheck): string {
  const { well, ill, none = words.unknown } = checkTexts[name]
  if (value === null) return is_read ? none : words.unknown
  const shown = counted.includes(name) ? format.number(value) : durationText(value)
  if (state === 'well') return well(shown)
  return ill(shown, format.list(about.map((one) => scopeTexts[one] ?? one)))
}
