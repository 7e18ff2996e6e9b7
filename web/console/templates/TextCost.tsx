import { useState } from 'react'
import type { DraftPreview } from '#server/console/drafts/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { useFormat } from '../page/format.ts'
import type { Written } from './templatesQuery.ts'
import { texts } from './texts.ts'

const words = texts.cost

type TextCostProps = {
  typed: Written
  preview: DraftPreview
  /** True while the preview is that of earlier words. */
  isOld: boolean
  onWords: (words: string) => void
  /** Undefined where names always stay. */
  onPlainNames: ((chosen: boolean) => void) | undefined
}

/** What makes a text take more than one of the plan's, and what would make it take less. */
export function TextCost({ typed, preview, isOld, onWords, onPlainNames }: TextCostProps) {
  const { each } = preview
  return (
    <>
      {each?.link && <p className="text-muted text-sm">{words.link[each.link]}</p>}
      <PlainWords typed={typed} preview={preview} isOld={isOld} onWords={onWords} />
      <LongNames each={each} chosen={typed.plain_names ?? false} onPlainNames={onPlainNames} />
    </>
  )
}

type PlainWordsProps = Pick<TextCostProps, 'typed' | 'preview' | 'isOld' | 'onWords'>

/** Offers plain characters. Its button then takes them back, as a field forgets what a press replaced. */
function PlainWords({ typed, preview: { plain, segments }, isOld, onWords }: PlainWordsProps) {
  const { number } = useFormat()
  const [replaced, setReplaced] = useState<{ before: string; after: string }>()
  const { message_template: now } = typed
  if (replaced?.after === now)
    return (
      <Offer
        said={words.isPlain}
        act={words.takeBack}
        onAct={() => {
          setReplaced(undefined)
          onWords(replaced.before)
        }}
      />
    )
  if (!plain) return null
  const use = () => {
    setReplaced({ before: now, after: plain.message_template })
    onWords(plain.message_template)
  }
  const said = words.plain(number(segments), number(plain.segments), plain.segments)
  return <Offer said={said} act={words.usePlain} disabled={isOld} onAct={use} />
}

type OfferProps = { said: string; act: string; disabled?: boolean; onAct: () => void }

function Offer({ said, act, disabled = false, onAct }: OfferProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="min-w-0 flex-1 basis-48 text-sm">
        {said}
      </p>
      <Button disabled={disabled} onClick={onAct}>
        {act}
      </Button>
    </div>
  )
}

type LongNamesProps = {
  each: DraftPreview['each']
  chosen: boolean
  onPlainNames: TextCostProps['onPlainNames']
}

/** Says whose name makes the text longest, and offers plain names where those take less. */
function LongNames({ each, chosen, onPlainNames }: LongNamesProps) {
  const { number } = useFormat()
  const most = each?.most
  const saves = most && most.plainly < most.named
  if (!onPlainNames || !(saves || chosen))
    return most ? <p className="text-sm">{words.most(most.name, number(most.segments))}</p> : null
  return (
    <Checkbox
      label={words.plainNames}
      hint={saves ? words.namesSave(most.name, number(most.named), number(most.plainly)) : words.plainly}
      checked={chosen}
      onChange={({ target }) => onPlainNames(target.checked)}
    />
  )
}
