import { useQuery } from '@tanstack/react-query'
import type { CampaignEdit } from '#server/messaging/campaigns/contract.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import type { Channel } from '../messages/messageQueries.ts'
import { type TemplateView, wordsOf } from '../templates/template.ts'
import { allTemplatesQuery } from '../templates/templatesQuery.ts'
import { draftTexts as texts } from './draftTexts.ts'
import type { TypedDraft } from './typedDraft.ts'
import type { DraftForm } from './useDraftForm.ts'

type CopyTemplateProps = { channel: Channel; form: DraftForm; place: 0 | 1 }

/** Begins a text with the words of a template; what stood there before can be had back. */
export function CopyTemplate({ channel, form, place }: CopyTemplateProps) {
  const { data = [] } = useQuery(allTemplatesQuery(channel))
  const { show } = useToast()
  const offered = data.filter(({ active, trigger_type }) => active && isByHand(trigger_type))
  if (offered.length === 0) return null
  const { typed } = form
  const [subject, body, blocks] = [`subject${place}`, `body${place}`, `blocks${place}`] as const
  const put = (copied: Copied) => {
    // The campaign remembers where its first text was copied from.
    if (place === 0) form.change('template_id', copied.template_id)
    form.change(subject, copied.subject)
    form.change(body, copied.body)
    form.change(blocks, copied.blocks)
  }
  const copy = (id: string) => {
    const template = offered.find((one) => one.id === id)
    if (!template) return
    const before = {
      template_id: typed.template_id,
      subject: typed[subject],
      body: typed[body],
      blocks: typed[blocks],
    }
    const isLost = before.body.trim() !== '' || before.blocks !== null
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
      {offered.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

type Copied = Pick<TypedDraft, 'template_id'> & CampaignEdit['texts'][number]

const isByHand = (trigger: TemplateView['trigger_type']): boolean =>
  trigger === 'custom' || trigger === 'promotional'

const copyOf = (template: TemplateView): Copied => ({
  template_id: template.id,
  subject: 'subject' in template ? template.subject : '',
  body: wordsOf(template),
  blocks: 'blocks' in template ? template.blocks : null,
})
