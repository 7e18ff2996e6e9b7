import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { TriggerView } from '#server/messaging/triggers/contract.ts'
import { newerRow } from '#web/client/newerRow.ts'
import { About } from '#web/ui/buttons/About.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog, DialogActions } from '#web/ui/dialogs/Dialog.tsx'
import { Options, SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { handleSubmit } from '../forms/handleSubmit.ts'
import { LeaveGuard } from '../forms/LeaveGuard.tsx'
import { RefusalBanner } from '../forms/RefusalBanner.tsx'
import { SaveButton } from '../forms/SaveButton.tsx'
import StaleNotice from '../forms/StaleNotice.tsx'
import { changesIn, useEditForm } from '../forms/useEditForm.ts'
import { wire } from '../forms/wire.ts'
import { giftsQuery } from '../gifts/giftsQuery.ts'
import { useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { type TemplateView, wordsOf } from '../templates/template.ts'
import { allTemplatesQuery } from '../templates/templatesQuery.ts'
import { GiftFields } from './GiftFields.tsx'
import { texts } from './texts.ts'
import { useEditTrigger } from './triggersQuery.ts'
import {
  type FieldsProps,
  readTrigger,
  type TriggerForm,
  type TypedTrigger,
  typeTrigger,
} from './typedTrigger.ts'

const words = texts.form

type TriggerDialogProps = { trigger: TriggerView; onClose: () => void }

const openTrigger = (trigger: TriggerView) => ({ version: trigger.version, typed: typeTrigger(trigger) })
const newerIn = (error: Error) => {
  const newer = newerRow<TriggerView>(error, 'trigger')
  return newer && openTrigger(newer)
}

/** The form of a trigger: when it sends, what it sends, and the share of its holdout. */
export default function TriggerDialog({ trigger, onClose }: TriggerDialogProps) {
  const { kind } = trigger
  const form = useEditForm(() => openTrigger(trigger), newerIn)
  const save = useEditTrigger(kind)
  const { show } = useToast()
  const say = useSaid()
  const read = () => {
    const draft = readTrigger(kind, form.typed)
    if ('wrong' in draft) return void form.refuse({ [draft.wrong]: words.wrong })
    return { ...draft, version: form.opened.version }
  }
  const done = () => {
    show({ tone: 'success', title: words.saved })
    onClose()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.titles[kind]}>
      <form noValidate ref={form.form} onSubmit={handleSubmit(form, save, read, done)}>
        <LeaveGuard unsaved={form.unsaved && !save.isSuccess} />
        <Fields trigger={trigger} form={form} />
        <StaleNotice
          changes={changesIn(
            form,
            (name) => (name === 'days' && words.days[kind]) || words.fields[name],
            say,
          )}
          taken={form.taken}
          onTake={form.take}
        />
        <RefusalBanner message={form.failure && words.failed(form.failure.message)} />
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <SaveButton newer={form.newer} save={save} busyText={words.saving}>
            {words.save}
          </SaveButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Texts of a field's value: names of templates and gifts, words of units. */
function useSaid() {
  const { data: smsTemplates = [] } = useQuery(allTemplatesQuery('sms'))
  const { data: emailTemplates = [] } = useQuery(allTemplatesQuery('email'))
  const { data: gifts = [] } = useQuery(giftsQuery)
  const things = [...smsTemplates, ...emailTemplates, ...gifts]
  return (value: string, name: keyof TypedTrigger) =>
    name === 'unit'
      ? (words.units[Number(value)] ?? value)
      : (things.find(({ id }) => id === value)?.name ?? value)
}

function Fields({ trigger, form }: FieldsProps) {
  const { can_text } = useSession()
  const { kind, settings } = trigger
  const number = (name: keyof TypedTrigger) => ({
    ...wire(form, name),
    inputMode: 'numeric' as const,
    maxLength: 4,
  })
  const isOwed = kind === 'welcome' || kind === 'reward' || kind === 'expiry'
  return (
    <div className="flex flex-col gap-5">
      {words.days[kind] && (
        <TextField label={words.days[kind]} suffix={words.affixDays} {...number('days')} />
      )}
      {settings.visit !== undefined && <TextField label={words.visit} {...number('visit')} />}
      {kind === 'birthday' && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            label={words.daysBefore}
            hint={words.daysBeforeHint}
            suffix={words.affixDays}
            {...number('daysBefore')}
          />
          <HourField form={form} />
        </div>
      )}
      {settings.sendHour !== undefined && <HourField form={form} />}
      {can_text && <TemplateField channel="sms" trigger={trigger} form={form} />}
      {kind !== 'points_milestone' && <TemplateField channel="email" trigger={trigger} form={form} />}
      {kind === 'points_milestone' && (
        <p className="text-muted text-sm">
          {words.inTemplate}{' '}
          <Link
            to="/sms-templates"
            search={{ edit: trigger.sms?.id }}
            className="font-semibold text-accent-text underline"
          >
            {words.toTemplates}
          </Link>
        </p>
      )}
      {['welcome', 'reward', 'points_milestone', 'nth_visit'].includes(kind) && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField label={words.delay} hint={words.delayHint} {...number('delay')} />
          <SelectField label={words.unit} {...wire(form, 'unit')}>
            <Options of={Object.entries(words.units)} />
          </SelectField>
        </div>
      )}
      {settings.gift !== undefined && <GiftFields kind={kind} form={form} />}
      {isOwed ? (
        <p className="text-muted text-sm">{texts.owed}</p>
      ) : (
        <TextField label={words.holdout} hint={words.holdoutHint} suffix="%" {...number('holdout_percent')} />
      )}
    </div>
  )
}

function HourField({ form }: { form: TriggerForm }) {
  const { hour } = useFormat()
  return (
    <SelectField label={words.hour} hint={words.hourHint} {...wire(form, 'sendHour')}>
      <Options of={Array.from({ length: 24 }, (_, at) => [at, hour(at)])} />
    </SelectField>
  )
}

/** For triggers of the specification, the newest active template is sent if none is chosen. */
function TemplateField({ channel, trigger, form }: FieldsProps & { channel: 'sms' | 'email' }) {
  const { data: templates = [] } = useQuery(allTemplatesQuery(channel))
  const { kind, switched_on_at } = trigger
  const types: Partial<Record<typeof kind, string>> = {
    welcome: 'welcome',
    reward: channel === 'sms' ? 'reward_earned' : 'reward',
    points_milestone: 'points_milestone',
    birthday: 'birthday',
  }
  const type = types[kind] ?? 'custom'
  const fitting = templates.filter(({ trigger_type }) => trigger_type === type)
  const unnamed = type === 'custom' ? (switched_on_at ? words.none : words.made) : words.newest
  const chosen = form.typed[`${channel}_template_id`]
  const sent = fitting.find(({ id }) => id === (chosen || (type !== 'custom' && trigger[channel]?.id)))
  return (
    <div className="flex flex-col gap-2">
      <SelectField label={words[channel]} {...wire(form, `${channel}_template_id`)}>
        <option value="">{unnamed}</option>
        <Options of={fitting.map(({ id, name }) => [id, name])} />
      </SelectField>
      {sent && <SentWords channel={channel} template={sent} />}
    </div>
  )
}

/** The beginning of the words that are sent, and the way to change them. */
function SentWords({ channel, template }: { channel: 'sms' | 'email'; template: TemplateView }) {
  return (
    <div className="rounded-md bg-quiet p-3 text-sm">
      <p dir="auto" className="wrap-anywhere line-clamp-3 whitespace-pre-line">
        {wordsOf(template)}
      </p>
      <Link
        to={channel === 'sms' ? '/sms-templates' : '/email-templates'}
        search={{ edit: template.id }}
        className="mt-1 inline-block font-semibold text-accent-text underline"
      >
        {words.toWords}
        <About>
          {words[channel]}: {template.name}
        </About>
      </Link>
    </div>
  )
}
