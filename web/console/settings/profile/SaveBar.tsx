import { Button } from '#web/ui/buttons/Button.tsx'
import { texts } from '../texts.ts'
import type { ProfileForm } from './useProfileForm.ts'

const words = texts.bar

/** Gives the focus of a keyboard on the bar's buttons back to the field from which it came, when the bar goes. */
function goesOnAtField(bar: HTMLElement | null) {
  if (!bar) return
  let field: EventTarget | null = null
  bar.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && bar.contains(relatedTarget))) field = relatedTarget
  })
  return () => {
    if (bar.querySelector(':focus-visible') && field instanceof HTMLElement)
      field.focus({ preventScroll: true })
  }
}

/** The save bar at the lower edge, above the bar of phones; shown only while there is something to save. */
export function SaveBar({ form }: { form: ProfileForm }) {
  if (!form.unsaved) return null
  return (
    <div
      ref={goesOnAtField}
      data-bar
      className="sticky bottom-20 shallow:static z-20 mt-6 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-raised p-3 shadow-soft md:bottom-4"
    >
      <p role="status" className="min-w-0 flex-1 basis-40 px-1 font-semibold">
        {words.unsaved}
      </p>
      <div className="flex flex-1 justify-end gap-2">
        <Button onClick={form.discard}>{words.discard}</Button>
        <Button
          type="submit"
          variant="primary"
          busy={form.saving}
          busyText={words.saving}
          disabled={form.newer !== undefined}
        >
          {words.save}
        </Button>
      </div>
    </div>
  )
}
