import { useEffect, useRef } from 'react'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { differing } from './keepTyped.ts'
import { type FieldWords, texts } from './texts.ts'
import type { Typed } from './typed.ts'
import type { EditForm } from './useTypedForm.ts'

const words = texts.stale

/** What someone else changed while the form was open, and the way to have it without losing what was typed. */
export function StaleNotice({ form, labels }: { form: EditForm; labels: Record<string, FieldWords> }) {
  const { opened, newer, reload, reloaded, form: element } = form
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!newer) return
    box.current?.querySelector('button')?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [newer])
  if (!newer) return reloaded ? <Reloaded /> : null
  const changed = differing(opened.typed, newer.typed)
  const bringUpToDate = () => {
    // Before this button goes: a dialog takes the focus of what disappears.
    element.current?.querySelector<HTMLInputElement>('[name=name]')?.focus()
    reload()
  }
  const action = (
    <Button size="small" onClick={bringUpToDate}>
      {words.reload}
    </Button>
  )
  return (
    <div ref={box} className="mt-6 scroll-mb-40">
      <Banner tone="warning" title={words.title} live action={action}>
        {changed.length === 0 && words.nothing}
        <ul>
          {changed.map((name) => (
            <li key={name} className="wrap-anywhere">
              {words.changed(labels[name]!.label, say(opened.typed[name]), say(newer.typed[name]))}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}

function Reloaded() {
  return (
    <div className="mt-6">
      <Banner tone="success" live>
        {words.reloaded}
      </Banner>
    </div>
  )
}

function say(value: Typed[string] | undefined): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return texts.discountTypes[value] ?? (value || words.empty)
  return value?.map(({ visits, discount }) => texts.tiers.said(visits, discount)).join(', ') || words.empty
}
