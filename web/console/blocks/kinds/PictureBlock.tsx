import { useQuery } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useFormat } from '../../page/format.ts'
import { PictureLibrary } from '../../pictures/PictureLibrary.tsx'
import { picturesQuery } from '../../pictures/picturesQuery.ts'
import type { BodyProps } from '../BuilderContext.ts'
import type { DraftOf } from '../design/draft.ts'
import { texts } from '../texts.ts'
import { BlockSettings } from './BlockSettings.tsx'
import { LinkField } from './LinkField.tsx'

const words = texts.picture
const WIDTHS = [25, 50, 75, 100] as const
const LONGEST_ALT = 200

export function PictureBlock({ draft, selected, edit, wrong }: BodyProps<DraftOf<'picture'>>) {
  const [choosing, setChoosing] = useState(false)
  const alt = useRef<HTMLInputElement>(null)
  const asksAlt = useRef(false)
  const { percent } = useFormat()
  const { data } = useQuery({ ...picturesQuery, enabled: draft.picture_id !== null })
  const picture = data?.find(({ id }) => id === draft.picture_id)
  const choose = ({ id }: { id: string }) => {
    edit({ picture_id: id })
    setChoosing(false)
    asksAlt.current = draft.alt === ''
  }
  // The alternative text is asked for next, after the dialog has closed and returned the focus.
  useEffect(() => {
    if (choosing || !asksAlt.current) return
    const frame = requestAnimationFrame(() => setTimeout(() => alt.current?.focus()))
    asksAlt.current = false
    return () => cancelAnimationFrame(frame)
  }, [choosing])
  return (
    <>
      <button
        type="button"
        data-begin
        aria-label={picture ? draft.alt || words.unknown : words.choose}
        onClick={() => !draft.picture_id && setChoosing(true)}
        className="block w-full py-1 outline-none"
      >
        {picture ? (
          <img
            src={picture.url}
            alt=""
            width={picture.width}
            height={picture.height}
            style={{ width: `${draft.width}%` }}
            className="mx-auto h-auto rounded-[0.5rem]"
          />
        ) : (
          <Missing isGone={draft.picture_id !== null && data !== undefined} />
        )}
      </button>
      {selected && (
        <BlockSettings draft={draft}>
          <div className="flex flex-wrap items-end gap-2">
            <Button icon={<ImagePlus aria-hidden className="size-4" />} onClick={() => setChoosing(true)}>
              {draft.picture_id ? words.change : words.choose}
            </Button>
            <div className="min-w-32 flex-1">
              <SelectField
                label={words.width}
                value={draft.width}
                onChange={({ target }) => edit({ width: Number(target.value) as (typeof WIDTHS)[number] })}
              >
                <Options of={WIDTHS.map((width) => [width, words.widthOf(width, percent(width))])} />
              </SelectField>
            </div>
          </div>
          <TextField
            ref={alt}
            dir="auto"
            label={words.alt}
            hint={words.altHint}
            error={wrong.alt}
            maxLength={LONGEST_ALT}
            autoComplete="off"
            value={draft.alt}
            onChange={({ target }) => edit({ alt: target.value }, 'alt')}
          />
          <LinkField
            label={words.link}
            hint={words.linkHint}
            value={draft.link ?? ''}
            error={wrong.link}
            onChange={(link, group) => edit({ link: link || null }, group)}
          />
        </BlockSettings>
      )}
      {choosing && <PictureLibrary onChoose={choose} onClose={() => setChoosing(false)} />}
    </>
  )
}

function Missing({ isGone }: { isGone: boolean }) {
  return (
    <span className="flex min-h-32 flex-col items-center justify-center gap-2 rounded-[0.5rem] border-2 border-[light-dark(#d6d3d1,#57534e)] border-dashed text-[light-dark(#57534e,#a8a29e)] text-sm">
      <ImagePlus aria-hidden className="size-6" />
      {isGone ? words.gone : words.choose}
    </span>
  )
}
