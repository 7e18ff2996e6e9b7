import { useRef } from 'react'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import type { BodyProps } from '../BuilderContext.ts'
import type { DraftOf } from '../design/draft.ts'
import { texts } from '../texts.ts'
import { BlockSettings } from './BlockSettings.tsx'
import { GrowingText } from './GrowingText.tsx'
import { LinkField } from './LinkField.tsx'
import { PutIn, putInto } from './PutIn.tsx'

const words = texts.button
const LONGEST = 60

export function ButtonBlock({ draft, selected, edit, wrong }: BodyProps<DraftOf<'button'>>) {
  const field = useRef<HTMLTextAreaElement>(null)
  const leadsToCard = draft.leads_to === 'card'
  return (
    <>
      <div className="py-1">
        <GrowingText
          ref={field}
          label={words.words}
          value={draft.label}
          maxLength={LONGEST}
          wrong={wrong.label !== undefined}
          onChange={(label) => edit({ label }, 'label')}
          className="w-fit max-w-full rounded-[0.625rem] bg-(--brand) px-[1.375rem] py-[0.6rem] font-semibold text-(--brand-ink)"
        />
      </div>
      {selected && (
        <BlockSettings draft={draft}>
          <div className="flex flex-wrap items-end gap-2">
            <div className="min-w-44 flex-1">
              <SelectField
                label={words.leadsTo}
                value={leadsToCard ? 'card' : 'web'}
                onChange={({ target }) => edit({ leads_to: target.value === 'card' ? 'card' : '' })}
              >
                <option value="card">{words.card}</option>
                <option value="web">{words.web}</option>
              </SelectField>
            </div>
            <PutIn onChoose={(text) => putInto(field, text, (value) => edit({ label: value }))} />
          </div>
          {!leadsToCard && (
            <LinkField
              label={words.address}
              value={draft.leads_to}
              error={wrong.leads_to}
              onChange={(leads_to, group) => edit({ leads_to }, group)}
            />
          )}
        </BlockSettings>
      )}
    </>
  )
}
