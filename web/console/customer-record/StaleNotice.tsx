import { useEffect, useRef } from 'react'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { texts } from './texts.ts'

const words = texts.editor

export type Change = { label: string; before: string; now: string }
type StaleNoticeProps = { changes: Change[]; onTake: () => void; onKeep: () => void }

/** What someone else changed while this was being typed: have theirs, or save what was typed over it. */
export default function StaleNotice({ changes, onTake, onKeep }: StaleNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.querySelector('button')?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const say = (value: string) => value || words.empty
  return (
    <div ref={box} className="flex scroll-mb-40 flex-col gap-3">
      <Banner tone="warning" title={words.stale} live>
        <ul>
          {changes.map(({ label, before, now }) => (
            <li key={label} className="wrap-anywhere">
              {words.changed(label, say(before), say(now))}
            </li>
          ))}
        </ul>
        <p>{words.staleText}</p>
      </Banner>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={onTake}>
          {words.take}
        </Button>
        <Button size="small" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </div>
  )
}
