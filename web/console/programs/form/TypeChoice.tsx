import { useEffect, useRef } from 'react'
import type { ProgramType } from '#server/loyalty/programs/config.ts'
import { LoyaltyCard } from '#web/card/LoyaltyCard.tsx'
import { texts } from '../texts.ts'
import { typeIcons } from '../typeIcons.ts'
import { useBusinessCard } from '../useBusinessCard.ts'
import { cardOf, typeProgram } from './programInputs.ts'

const types = Object.keys(texts.types) as ProgramType[]

export type TypeChoiceProps = {
  /** The earlier choice; it gets the focus. */
  chosen?: ProgramType | undefined
  onChoose: (type: ProgramType) => void
}

/** The five program types, each with its card, or with its icon where there is no room. */
export function TypeChoice({ chosen, onChoose }: TypeChoiceProps) {
  const before = useRef<HTMLButtonElement>(null)
  useEffect(() => before.current?.focus(), [])
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {types.map((type) => (
        <li key={type} className="grid">
          <button
            ref={type === chosen ? before : undefined}
            type="button"
            onClick={() => onChoose(type)}
            className={`flex items-start gap-4 rounded-lg border bg-surface p-4 text-start transition hover:border-edge hover:bg-quiet active:scale-[0.99] sm:flex-col ${type === chosen ? 'border-accent-text' : 'border-edge/60'}`}
          >
            <TypeFace type={type} />
            <span>
              <span className="block font-semibold">{texts.types[type].label}</span>
              <span className="block text-pretty text-muted text-sm">{texts.types[type].text}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function TypeFace({ type }: { type: ProgramType }) {
  const { business } = useBusinessCard()
  const { label } = texts.types[type]
  const Icon = typeIcons[type]
  return (
    <>
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text sm:hidden"
      >
        <Icon className="size-6" />
      </span>
      <span aria-hidden className="w-full max-sm:hidden">
        <LoyaltyCard business={business} program={cardOf(type, typeProgram(type), label)} />
      </span>
    </>
  )
}
