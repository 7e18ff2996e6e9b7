import { texts } from './texts.ts'

type SuggestionsProps = {
  of: readonly string[]
  /** The language that they are in. */
  language: string
  chosen: string
  onChoose: (reward: string) => void
}

/** Rewards that fit the trade; one press puts one into the field. */
export function Suggestions({ of, language, chosen, onChoose }: SuggestionsProps) {
  return (
    <fieldset aria-label={texts.reward.suggestions} className="flex flex-wrap gap-2">
      {of.map((reward) => (
        <button
          key={reward}
          type="button"
          lang={language}
          dir="auto"
          aria-pressed={reward === chosen}
          onClick={() => onChoose(reward)}
          className="min-h-11 rounded-full border border-edge/60 bg-surface px-4 transition-colors hover:border-edge hover:bg-quiet aria-pressed:border-accent-text aria-pressed:bg-accent-soft"
        >
          {reward}
        </button>
      ))}
    </fieldset>
  )
}
