import { Plus } from 'lucide-react'
import type { Channel } from '../messages/messageQueries.ts'
import { texts } from './texts.ts'
import { usePlaceholders } from './usePlaceholders.ts'

type PlaceholderButtonsProps = {
  channel: Channel
  onChoose: (placeholder: string) => void
  /** True if each customer also gets a code. */
  withCode?: boolean
}

/** Buttons that insert placeholders at the cursor. */
export function PlaceholderButtons({ channel, onChoose, withCode = false }: PlaceholderButtonsProps) {
  const placeholders = usePlaceholders(channel, withCode)
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-start me-1 text-muted text-sm">{texts.insert}</legend>
      {placeholders.map(({ text, label }) => (
        <button
          key={text}
          type="button"
          title={text}
          onClick={() => onChoose(text)}
          className="inline-flex min-h-11 items-center gap-1 rounded-full border border-line px-3 text-sm transition-colors hover:border-edge hover:bg-quiet pointer-fine:min-h-8"
        >
          <Plus aria-hidden className="size-3.5 text-muted" />
          {label}
        </button>
      ))}
    </fieldset>
  )
}
