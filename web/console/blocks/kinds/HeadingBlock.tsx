import { useRef } from 'react'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import type { BodyProps } from '../BuilderContext.ts'
import type { DraftOf } from '../design/draft.ts'
import { texts } from '../texts.ts'
import { BlockSettings } from './BlockSettings.tsx'
import { GrowingText } from './GrowingText.tsx'
import { PutIn, putInto } from './PutIn.tsx'

const words = texts.heading
const looks = { large: 'text-[1.625rem] leading-tight', medium: 'text-[1.25rem] leading-snug' }
const LONGEST = 200

export function HeadingBlock({ draft, selected, edit, wrong }: BodyProps<DraftOf<'heading'>>) {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      <GrowingText
        ref={field}
        label={words.words}
        value={draft.text}
        maxLength={LONGEST}
        wrong={wrong.text !== undefined}
        onChange={(text) => edit({ text }, 'text')}
        className={`font-[700] ${looks[draft.size]}`}
      />
      {selected && (
        <BlockSettings draft={draft}>
          <div className="flex items-end gap-2">
            <div className="w-36">
              <SelectField
                label={words.size}
                value={draft.size}
                onChange={({ target }) => edit({ size: target.value as 'large' | 'medium' })}
              >
                <option value="large">{words.large}</option>
                <option value="medium">{words.medium}</option>
              </SelectField>
            </div>
            <PutIn onChoose={(text) => putInto(field, text, (value) => edit({ text: value }))} />
          </div>
        </BlockSettings>
      )}
    </>
  )
}
