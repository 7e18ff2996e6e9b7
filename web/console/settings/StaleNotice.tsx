import { useEffect, useRef } from 'react'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { texts } from './texts.ts'
import { differing } from './typedProfile.ts'
import type { ProfileForm } from './useProfileForm.ts'

const words = texts.stale

/** What someone else saved while the form was open, and the way to have it without losing what was typed. */
export function StaleNotice({ form }: { form: ProfileForm }) {
  const { opened, newer, reloaded, takeTheirs } = form
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!newer) return
    box.current?.querySelector('button')?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [newer])
  if (!newer)
    return reloaded ? (
      <div className="mt-6">
        <Banner tone="success" live>
          {words.reloaded}
        </Banner>
      </div>
    ) : null
  const changed = differing(opened.typed, newer.typed)
  const take = () => {
    takeTheirs()
    // This button goes; the focus stays in the form.
    form.form.current?.querySelector<HTMLElement>('[name=company_name]')?.focus()
  }
  return (
    <div ref={box} className="mt-6 scroll-mb-40">
      <Banner
        tone="warning"
        title={words.title}
        live
        action={
          <Button size="small" onClick={take}>
            {words.reload}
          </Button>
        }
      >
        {changed.length === 0 && words.nothing}
        <ul>
          {changed.map((name) => (
            <li key={name} className="wrap-anywhere">
              {words.changed(
                texts.fields[name],
                opened.typed[name] || words.empty,
                newer.typed[name] || words.empty,
              )}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
