import { cardColours, normaliseHex, paper } from '#web/card/colour.ts'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { contrast } from '#web/ui/theme/contrast.ts'
import { wire } from '../../forms/wire.ts'
import { useFormat } from '../../page/format.ts'
import { texts } from '../texts.ts'
import type { ProfileForm } from './useProfileForm.ts'

/** Contrast below which a colour is hard to tell from paper (WCAG 2.2, 1.4.11). */
const SEEN = 3

/** The brand colour, typed or picked, and how readable text on it is. */
export function ColorField({ form }: { form: ProfileForm }) {
  const { number } = useFormat()
  const typed = form.typed.brand_color
  const color = /^#/.test(typed) ? normaliseHex(typed) : undefined
  const pick = (value: string) => form.change('brand_color', value)
  return (
    <div className="flex flex-col gap-1.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
        <TextField
          label={texts.fields.brand_color}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          {...wire(form, 'brand_color')}
        />
        {!form.wrong.brand_color && (
          <input
            type="color"
            aria-label={texts.picker}
            value={color ?? '#000000'}
            onChange={(event) => pick(event.target.value)}
            className="h-11 w-16 cursor-pointer rounded-md border border-edge bg-surface p-1 disabled:cursor-not-allowed pointer-fine:h-10"
          />
        )}
      </div>
      <p aria-live="polite" className="text-muted text-sm">
        {color ? describe(color, number) : texts.noColor}
      </p>
    </div>
  )
}

function describe(color: string, number: (value: number) => string): string {
  const { ink, mark } = cardColours(color)
  const ratio = number(Math.floor(contrast(mark, color) * 10) / 10)
  const faint = contrast(color, paper) < SEEN ? ` ${texts.faint}` : ''
  return `${texts.contrast(ink, ratio)}${faint}`
}
