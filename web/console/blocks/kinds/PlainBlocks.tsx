import { Gift, WalletCards } from 'lucide-react'
import type { ReactNode } from 'react'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import type { BodyProps } from '../BuilderContext.ts'
import type { Draft, DraftOf } from '../design/draft.ts'
import { texts } from '../texts.ts'
import { BlockSettings } from './BlockSettings.tsx'

const HEIGHTS = [8, 16, 32, 64] as const

/** A block without text of its own: a press selects it. */
function Pressed({ name, children }: { name: string; children: ReactNode }) {
  return (
    <button
      type="button"
      data-begin
      aria-label={name}
      className="block min-h-6 w-full text-start outline-none"
    >
      {children}
    </button>
  )
}

type Filled = { draft: Draft; selected: boolean }

export function DividerBlock({ draft, selected }: Filled) {
  return (
    <>
      <Pressed name={texts.kinds.divider}>
        <span className="block border-[light-dark(#e7e5e4,#57534e)] border-t" />
      </Pressed>
      {selected && <BlockSettings draft={draft} />}
    </>
  )
}

export function SpacerBlock({ draft, selected, edit }: BodyProps<DraftOf<'spacer'>>) {
  return (
    <>
      <Pressed name={texts.kinds.spacer}>
        <span
          style={{ height: draft.height }}
          className="block rounded-sm bg-[repeating-linear-gradient(135deg,light-dark(#0000000d,#ffffff12)_0_6px,transparent_6px_12px)]"
        />
      </Pressed>
      {selected && (
        <BlockSettings draft={draft}>
          <SelectField
            label={texts.spacer.height}
            value={draft.height}
            onChange={({ target }) => edit({ height: Number(target.value) as (typeof HEIGHTS)[number] })}
          >
            <Options of={HEIGHTS.map((height) => [height, texts.spacer.of(height)])} />
          </SelectField>
        </BlockSettings>
      )}
    </>
  )
}

const box =
  'flex flex-col items-center gap-1 rounded-[0.75rem] border-[light-dark(#d6d3d1,#57534e)] bg-[light-dark(#fafaf9,#1c1917)] p-4 text-center leading-snug'
const small = 'text-[0.8125rem] text-[light-dark(#57534e,#a8a29e)]'

export function RewardBlock({ draft, selected }: Filled) {
  return (
    <>
      <Pressed name={texts.kinds.reward}>
        <span className={`${box} border-2 border-dashed`}>
          <Gift aria-hidden className="size-5" />
          {texts.reward.name}
          <span className={small}>{texts.reward.text}</span>
        </span>
      </Pressed>
      {selected && <BlockSettings draft={draft} />}
    </>
  )
}

export function CardBlock({ draft, selected }: Filled) {
  return (
    <>
      <Pressed name={texts.kinds.card}>
        <span className={`${box} border`}>
          <WalletCards aria-hidden className="size-5" />
          {texts.card.name}
          <span className={small}>{texts.card.text}</span>
        </span>
      </Pressed>
      {selected && <BlockSettings draft={draft} />}
    </>
  )
}
