import { useQuery } from '@tanstack/react-query'
import { SelectField } from '#web/ui/SelectField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import type { Channel } from '../messages/messageQueries.ts'
import { type TemplateView, wordsOf } from '../templates/template.ts'
import { allTemplatesQuery } from '../templates/templatesQuery.ts'
import { draftTexts as texts } from './draftTexts.ts'
import type { DraftForm } from './useDraftForm.ts'

type CopyTemplateProps = { channel: Channel; form: DraftForm; place: 0 | 1 }

/** Begins a text with the words of a template; what stood there before can be had back. */
export function CopyTemplate({ channel, form, place }: CopyTemplateProps) {
  const { data = [] } = useQuery(allTemplatesQuery(channel))
  const { show } = useToast()
  const offered = data.filter(({ active, trigger_type }) => active && isByHand(trigger_type))
  if (offered.length === 0) return null
  const { typed } = form
  const names = ['template_id', `subject${place}`, `body${place}`] as const
  const put = (words: Word[]) => {
    for (const [name, value] of words) form.change(name, value)
    form.change(`blocks${place}`, null)
  }
  const copy = (id: string) => {
    const template = offered.find((one) => one.id === id)
    if (!template) return
    const before = names.map((name): Word => [name, typed[name]])
    const isLost = typed[names[2]].trim() !== ''
    put(wordsIn(template, place))
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

type Field = 'template_id' | `subject${0 | 1}` | `body${0 | 1}`
type Word = [field: Field, value: string]

const isByHand = (trigger: TemplateView['trigger_type']): boolean =>
  trigger === 'custom' || trigger === 'promotional'

/** The campaign remembers where its first text was copied from. */
const wordsIn = (template: TemplateView, place: 0 | 1): Word[] => [
  ...(place === 0 ? ([['template_id', template.id]] satisfies Word[]) : []),
  [`subject${place}`, 'subject' in template ? template.subject : ''],
  [`body${place}`, wordsOf(template)],
]
