import type { Change } from '../../forms/StaleNotice.tsx'
import { changesIn } from '../../forms/useEditForm.ts'
import { nameOfLanguage } from '../../page/nameOfLanguage.ts'
import type { Translation } from '../../templates/template.ts'
import { texts as templateTexts } from '../../templates/texts.ts'
import { draftTexts as texts } from './texts.ts'
import { idsIn, type TypedDraft } from './typedDraft.ts'
import type { DraftForm } from './useDraftForm.ts'

type Name = keyof TypedDraft
const words = templateTexts.fields.translations

const labels: Record<Name, string> = {
  name: texts.name.label,
  audience: texts.audience.label,
  segment: texts.segment.label,
  picked: texts.picked.label,
  template_id: texts.copyFrom,
  subject0: texts.subject.label,
  body0: texts.first,
  blocks0: texts.layout,
  translations0: words.label,
  two: texts.two.label,
  subject1: texts.ofText(texts.subject.label, texts.second),
  body1: texts.second,
  blocks1: texts.ofText(texts.layout, texts.second),
  translations1: texts.ofText(words.label, texts.second),
  offer: texts.offer.label,
  offer_days: texts.offer.days,
  holdout_percent: texts.holdout_percent.label,
  throttle_per_minute: texts.throttle_per_minute.label,
}

/**
 * Changes that someone else saved in a draft. For a field of which only the id is known, they only say that another one
 * was chosen.
 */
export const draftChanges = (form: DraftForm, number: (n: number) => string): Change[] | undefined =>
  changesIn(
    form,
    (name) => labels[name],
    (value, name) => said(value, name, number),
  )

const byIdAlone: Name[] = ['segment', 'offer', 'template_id', 'blocks0', 'blocks1']

function said(value: TypedDraft[Name], name: Name, number: (n: number) => string): string {
  if (byIdAlone.includes(name)) return value ? texts.another : ''
  if (name === 'translations0' || name === 'translations1')
    return (value as Translation[]).map(({ language }) => nameOfLanguage(language)).join(', ')
  if (name === 'audience') return texts.audienceSaid[value as TypedDraft['audience']]
  if (name === 'picked') return number(idsIn(value as string).length)
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  return String(value)
}
