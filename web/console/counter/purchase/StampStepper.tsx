import { Minus, Plus } from 'lucide-react'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { texts } from '../texts.ts'
import { MOST_STAMPS } from './draft.ts'

const words = texts.purchase

/** The number of stamps for this visit. */
export function StampStepper({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  return (
    <fieldset className="flex items-center justify-between gap-3">
      <legend className="float-start font-semibold">{words.stamps}</legend>
      <div className="flex items-center gap-1">
        <IconButton
          variant="secondary"
          label={words.fewer}
          icon={<Minus />}
          disabled={value <= 1}
          onClick={() => onChange(value - 1)}
        />
        <output aria-label={words.count(value)} className="display w-12 text-center text-xl tabular-nums">
          {value}
        </output>
        <IconButton
          variant="secondary"
          label={words.more}
          icon={<Plus />}
          disabled={value >= MOST_STAMPS}
          onClick={() => onChange(value + 1)}
        />
      </div>
    </fieldset>
  )
}
