import { Plus } from 'lucide-react'
import type { Channel } from '../messages/messageQueries.ts'
import { placeholdersOf } from './template.ts'
import { texts } from './texts.ts'

type PlaceholderButtonsProps = {
  channel: Channel
  onChoose: (placeholder: string) => void
  /** True if each customer also gets a code. */
  withCode?: boolean
}

/** Buttons that insert placeholders at the cursor. */
export function PlaceholderButtons({ channel, onChoose, withCode = false }: PlaceholderButtonsProps) {
  const names = [...placeholdersOf[channel], ...(withCode ? (['code'] as const) : [])]
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="float-start me-1 text-muted text-sm">{texts.insert}</legend>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          title={`{${name}}`}
          onClick={() => onChoose(`{${name}}`)}
          className="inline-flex min-h-11 items-center gap-1 rounded-full border border-line px-3 text-sm transition-colors hover:border-edge hover:bg-quiet pointer-fine:min-h-8"
        >
          <Plus aria-hidden className="size-3.5 text-muted" />
          {texts.placeholders[name]}
        </button>
      ))}
    </fieldset>
  )
}
