import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { texts } from './texts.ts'

const words = texts.stale

export type Change = { label: string; before: string; now: string }

type StaleNoticeProps = {
  /** Changes that someone else made while the form was open; undefined without any. */
  changes: Change[] | undefined
  /** True if the other person's changes are in the form. */
  taken?: boolean
  onTake: () => void
  /** Given if both people changed the only field of the form. */
  onDrop?: () => void
}

/** Changes that someone else saved while the form was open, and a button to take them over without losing the input. */
export default function StaleNotice({ changes, taken = false, onTake, onDrop }: StaleNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const isStale = changes !== undefined
  useEffect(() => {
    if (!isStale) return
    box.current?.querySelector('button')?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [isStale])
  if (!changes) return taken ? <Taken /> : null
  const take = () => {
    // The focus moves before this button disappears, because a dialog moves it from a removed element.
    box.current?.closest('form')?.querySelector<HTMLElement>('input, textarea')?.focus()
    onTake()
  }
  return (
    <div ref={box} className="mt-6 flex scroll-mb-40 flex-col gap-3">
      <Banner tone="warning" title={words.title} live>
        {changes.length === 0 && words.nothing}
        <ul>
          {changes.map(({ label, before, now }) => (
            <li key={label} className="wrap-anywhere">
              {words.changed(label, before || words.empty, now || words.empty)}
            </li>
          ))}
        </ul>
      </Banner>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={take}>
          {words.take}
        </Button>
        {onDrop && (
          <Button size="small" onClick={onDrop}>
            {words.drop}
          </Button>
        )}
      </div>
    </div>
  )
}

function Taken() {
  return (
    <div className="mt-6">
      <Banner tone="success" live>
        {words.taken}
      </Banner>
    </div>
  )
}
