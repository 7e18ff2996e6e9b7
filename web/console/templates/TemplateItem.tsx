import { Pencil } from 'lucide-react'
import type { EmailTemplateView } from '#server/messaging/templates/contract.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Badge } from '#web/ui/layout/Badge.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import type { Kind } from '../messages/automatic.ts'
import type { Channel } from '../messages/messageQueries.ts'
import { ReviewedLinks } from '../messages/ReviewedLinks.tsx'
import { triggerTitles } from '../messages/triggerTexts.ts'
import { type Format, useFormat } from '../page/format.ts'
import { nameOfLanguage } from '../page/nameOfLanguage.ts'
import { type TemplateView, wordsOf } from './template.ts'
import { useDropLinks, useToggleTemplate } from './templatesQuery.ts'
import { texts } from './texts.ts'

type TemplateItemProps = {
  channel: Channel
  template: TemplateView
  /** The template that is sent instead. */
  replacement: TemplateView | undefined
  /** The trigger that sends this template, whatever the template's own type. */
  sender: Kind | undefined
  /** Undefined while another template is being edited. */
  onEdit: (() => void) | undefined
}

/** A template: its words, when they are sent, and whether they are sent at all. */
export function TemplateItem({ channel, template, replacement, sender, onEdit }: TemplateItemProps) {
  const format = useFormat()
  const { name, trigger_type, active } = template
  return (
    <article className="flex flex-col gap-3">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 max-sm:w-full">
          <h2 dir="auto" className="wrap-anywhere font-semibold text-lg">
            {name}
          </h2>
          <p className="mt-1 flex flex-wrap gap-2">
            <Badge tone={active ? 'success' : 'neutral'}>{active ? texts.active : texts.inactive}</Badge>
            <Badge>{texts.triggers[trigger_type]}</Badge>
          </p>
        </div>
        <div className="flex gap-2">
          <Toggle channel={channel} template={template} />
          <Button
            aria-label={texts.editOf(name)}
            icon={<Pencil aria-hidden className="size-4" />}
            disabled={!onEdit}
            onClick={onEdit}
          >
            {texts.edit}
          </Button>
        </div>
      </header>
      <div dir="auto" className="max-w-prose">
        {'subject' in template && <p className="wrap-anywhere font-semibold">{template.subject}</p>}
        <p className="wrap-anywhere line-clamp-4 whitespace-pre-line">
          {wordsOf(template).replace(/\n{2,}/g, '\n')}
        </p>
      </div>
      {template.translations.length > 0 && (
        <p className="text-sm">
          {texts.languages.alsoIn(
            format.list(template.translations.map(({ language }) => nameOfLanguage(language))),
          )}
        </p>
      )}
      <p className="text-muted text-sm">{sentBecause({ template, replacement, sender }, format)}</p>
      {active && 'looked_at_for' in template && <Looked template={template} />}
    </article>
  )
}

function Looked({ template: { id, looked_at_for } }: { template: EmailTemplateView }) {
  const report = useReport()
  const { mutate, isPending } = useDropLinks(id)
  const drop = () => mutate(undefined, report({ done: texts.look.dropped, failed: texts.look.failed }))
  return <ReviewedLinks hosts={looked_at_for} words={texts.look} busy={isPending} onDrop={drop} />
}

function Toggle({ channel, template: { id, name, active } }: { channel: Channel; template: TemplateView }) {
  const report = useReport()
  const { mutate, isPending } = useToggleTemplate(channel, id)
  const act = active ? texts.deactivate : texts.activate
  return (
    <Button
      aria-label={texts.toggleOf(act, name)}
      busy={isPending}
      busyText={texts.toggling}
      onClick={() => mutate(!active, report({ failed: texts.toggleFailed }))}
    >
      {act}
    </Button>
  )
}

type Sending = Pick<TemplateItemProps, 'template' | 'replacement' | 'sender'>

function sentBecause({ template, replacement, sender }: Sending, format: Format): string {
  if (!template.active) return texts.off
  if (sender) return texts.sentBy(triggerTitles[sender])
  return replacement ? texts.replaced(replacement.name) : whenSent(template, format)
}

function whenSent({ trigger_type, config }: TemplateView, { number, hour, list }: Format): string {
  const { when } = texts
  switch (trigger_type) {
    case 'welcome':
      return when.welcome
    case 'reward':
    case 'reward_earned':
      return when.reward
    case 'points_milestone':
      return when.milestone(list((config.milestones ?? []).map(number)))
    case 'birthday': {
      const { daysBefore = 0, sendHour = 9 } = config
      return daysBefore === 0
        ? when.birthday(hour(sendHour))
        : when.beforeBirthday(number(daysBefore), daysBefore, hour(sendHour))
    }
    default:
      return when.byHand
  }
}
