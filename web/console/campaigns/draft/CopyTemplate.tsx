import { useQuery } from '@tanstack/react-query'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import type { Channel } from '../../messages/messageQueries.ts'
import { noWords, type TemplateView, type TranslatedWords, wordsOf } from '../../templates/template.ts'
import { allTemplatesQuery } from '../../templates/templatesQuery.ts'
import { draftTexts as texts } from './texts.ts'
import type { TypedDraft } from './typedDraft.ts'
import type { DraftForm } from './useDraftForm.ts'
import { useTextForm } from './useTextForm.ts'

type CopyTemplateProps = { channel: Channel; form: DraftForm; place: 0 | 1 }

/** Copies a template into a text. An undo brings back what was there before. */
export function CopyTemplate({ channel, form, place }: CopyTemplateProps) {
  const { data = [] } = useQuery(allTemplatesQuery(channel))
  const { show } = useToast()
  const offered = data.filter(({ active, trigger_type }) => active && isByHand(trigger_type))
  const { change, typed: words } = useTextForm(form, place)
  if (offered.length === 0) return null
  const put = ({ template_id, ...copied }: Copied) => {
    // The campaign stores the template of its first text only.
    if (place === 0) form.change('template_id', template_id)
    change('subject', copied.subject)
    change('body', copied.body)
    change('blocks', copied.blocks)
    change('translations', copied.translations)
  }
  const copy = (id: string) => {
    const template = offered.find((one) => one.id === id)
    if (!template) return
    const before = { ...words, template_id: form.typed.template_id }
    const isLost = before.body.trim() !== '' || before.blocks !== null || before.translations.length > 0
    put(copyOf(template))
    show({
      title: texts.copied(template.name),
      ...(isLost && {
        action: {
          label: texts.undo,
          onClick: () => put(before),
        },
      }),
    })
  }
  return (
    <SelectField label={texts.copyFrom} value="" onChange={({ target }) => copy(target.value)}>
      <option value="">{texts.noCopy}</option>
      <Options of={offered.map(({ id, name }) => [id, name])} />
    </SelectField>
  )
}

type Copied = Pick<TypedDraft, 'template_id'> & Omit<TranslatedWords, 'message_template'>

const isByHand = (trigger: TemplateView['trigger_type']): boolean =>
  trigger === 'custom' || trigger === 'promotional'

const copyOf = (template: TemplateView): Copied => ({
  template_id: template.id,
  subject: 'subject' in template ? template.subject : '',
  body: wordsOf(template),
  blocks: 'blocks' in template ? template.blocks : null,
  translations: template.translations.map((words) =>
    'body' in words
      ? { ...noWords, ...words }
      : { ...noWords, language: words.language, body: words.message_template },
  ),
})
