import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import type { TriggerView } from '#server/messaging/triggers/contract.ts'
import { ApiError } from '#web/client/api.ts'
import { Banner } from '#web/ui/Banner.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog, DialogActions } from '#web/ui/Dialog.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextField } from '#web/ui/TextField.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { LeaveGuard } from '../forms/LeaveGuard.tsx'
import { useFormat } from '../page/format.ts'
import { allTemplatesQuery } from '../templates/templatesQuery.ts'
import { GiftFields } from './GiftFields.tsx'
import { texts } from './texts.ts'
import { useEditTrigger } from './triggersQuery.ts'
import { readTrigger, type TypedTrigger, typeTrigger } from './typedTrigger.ts'
import { type FieldsProps, wire } from './wire.ts'

const words = texts.form

type TriggerDialogProps = { trigger: TriggerView; onClose: () => void }

/** When a trigger sends, what, and to how many not. */
export default function TriggerDialog({ trigger, onClose }: TriggerDialogProps) {
  const { kind } = trigger
  const [typed, setTyped] = useState(() => typeTrigger(trigger))
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()
  const save = useEditTrigger(kind)
  const { show } = useToast()
  const unsaved = JSON.stringify(typed) !== JSON.stringify(typeTrigger(trigger))
  const change = (name: keyof TypedTrigger, value: string) => {
    setTyped({ ...typed, [name]: value })
    setWrong({})
  }
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.details.reason === 'stale') setFailure(words.stale)
    else if (error instanceof ApiError && Object.keys(error.fields).length > 0)
      setWrong(fieldsOf(error.fields))
    else setFailure(`${words.failed}: ${error.message}`)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (save.isPending) return
    setFailure(undefined)
    const read = readTrigger(kind, typed)
    if ('wrong' in read) return setWrong({ [read.wrong]: words.wrong })
    const onSuccess = () => {
      show({ tone: 'success', title: words.saved })
      onClose()
    }
    save.mutate({ ...read, version: trigger.version }, { onSuccess, onError })
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.titles[kind]}>
      <form noValidate onSubmit={submit}>
        <LeaveGuard unsaved={unsaved && !save.isSuccess} />
        <Fields trigger={trigger} typed={typed} wrong={wrong} onChange={change} />
        {failure && (
          <div className="mt-6">
            <Banner tone="danger" live>
              {failure}
            </Banner>
          </div>
        )}
        <DialogActions>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" busy={save.isPending} busyText={words.saving}>
            {words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** 'settings.days' stands at the field 'days'. */
const fieldsOf = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name.split('.').at(-1)!, message]))

function Fields(props: FieldsProps) {
  const { kind, settings } = props.trigger
  const number = (name: keyof TypedTrigger) => ({
    ...wire(props, name),
    inputMode: 'numeric' as const,
    maxLength: 4,
  })
  const isOwed = kind === 'welcome' || kind === 'reward' || kind === 'expiry'
  const inTemplate = kind === 'birthday' || kind === 'points_milestone'
  return (
    <div className="flex flex-col gap-5">
      {words.days[kind] && (
        <TextField label={words.days[kind]} suffix={words.affixDays} {...number('days')} />
      )}
      {settings.visit !== undefined && <TextField label={words.visit} {...number('visit')} />}
      {settings.sendHour !== undefined && <HourField {...props} />}
      <TemplateField channel="sms" {...props} />
      {kind !== 'points_milestone' && <TemplateField channel="email" {...props} />}
      {inTemplate && (
        <p className="text-muted text-sm">
          {words.inTemplate}{' '}
          <Link to="/sms-templates" className="font-semibold text-accent-text underline">
            {words.toTemplates}
          </Link>
        </p>
      )}
      {['welcome', 'reward', 'points_milestone', 'nth_visit'].includes(kind) && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField label={words.delay} hint={words.delayHint} {...number('delay')} />
          <SelectField label={words.unit} {...wire(props, 'unit')}>
            {Object.entries(words.units).map(([minutes, name]) => (
              <option key={minutes} value={minutes}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
      {kind === 'birthday' && <GiftFields {...props} />}
      {isOwed ? (
        <p className="text-muted text-sm">{texts.owed}</p>
      ) : (
        <TextField label={words.holdout} hint={words.holdoutHint} suffix="%" {...number('holdout_percent')} />
      )}
    </div>
  )
}

function HourField(props: FieldsProps) {
  const { hour } = useFormat()
  return (
    <SelectField label={words.hour} hint={words.hourHint} {...wire(props, 'sendHour')}>
      {Array.from({ length: 24 }, (_, at) => (
        <option key={hour(at)} value={at}>
          {hour(at)}
        </option>
      ))}
    </SelectField>
  )
}

/** Of the specification's kinds the newest active template goes where none is named. */
function TemplateField({ channel, ...props }: FieldsProps & { channel: 'sms' | 'email' }) {
  const { data: templates = [] } = useQuery(allTemplatesQuery(channel))
  const { kind, switched_on_at } = props.trigger
  const types: Partial<Record<typeof kind, string>> = {
    welcome: 'welcome',
    reward: channel === 'sms' ? 'reward_earned' : 'reward',
    points_milestone: 'points_milestone',
    birthday: 'birthday',
  }
  const type = types[kind] ?? 'custom'
  const unnamed = type === 'custom' ? (switched_on_at ? words.none : words.made) : words.newest
  return (
    <SelectField label={words[channel]} {...wire(props, `${channel}_template_id`)}>
      <option value="">{unnamed}</option>
      {templates
        .filter(({ trigger_type }) => trigger_type === type)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </SelectField>
  )
}
