import type { TriggerDraft, TriggerView } from '#server/messaging/triggers/contract.ts'
import type { EditForm } from '../forms/useEditForm.ts'
import { delayUnit } from './sentence.ts'

const fields = ['days', 'daysBefore', 'visit', 'delay', 'holdout_percent', 'valid_days'] as const

export type TypedTrigger = Record<
  (typeof fields)[number] | 'sendHour' | 'unit' | 'gift' | 'sms_template_id' | 'email_template_id',
  string
>

export type TriggerForm = EditForm<TypedTrigger>
export type FieldsProps = { trigger: TriggerView; form: TriggerForm }

/** A form, filled with a trigger. */
export function typeTrigger(trigger: TriggerView): TypedTrigger {
  const { kind, sms, email, settings, delay_minutes, holdout_percent } = trigger
  const { sendHour = 9, daysBefore = 0 } = sms?.config ?? email?.config ?? {}
  const unit = delayUnit(delay_minutes)
  return {
    days: String(settings.days ?? ''),
    visit: String(settings.visit ?? ''),
    daysBefore: String(daysBefore),
    sendHour: String(kind === 'birthday' ? sendHour : (settings.sendHour ?? '')),
    delay: String(delay_minutes / unit),
    unit: String(unit),
    holdout_percent: String(holdout_percent),
    gift: settings.gift?.reward_id ?? '',
    valid_days: String(settings.gift?.valid_days ?? 14),
    sms_template_id: trigger.sms_template_id ?? '',
    email_template_id: trigger.email_template_id ?? '',
  }
}

/** The form as the server takes it, or the field that holds no number. */
export function readTrigger(
  kind: TriggerView['kind'],
  typed: TypedTrigger,
): TriggerDraft | { wrong: string } {
  const wrong = fields.find((name) => !/^\d*$/.test(typed[name].trim()))
  if (wrong) return { wrong }
  const number = (name: keyof TypedTrigger) => (typed[name].trim() === '' ? undefined : Number(typed[name]))
  const gift = typed.gift ? { reward_id: typed.gift, valid_days: Number(typed.valid_days) } : null
  return {
    sms_template_id: typed.sms_template_id || null,
    email_template_id: typed.email_template_id || null,
    delay_minutes: Number(typed.delay) * Number(typed.unit),
    holdout_percent: Number(typed.holdout_percent),
    settings: {
      days: number('days'),
      visit: number('visit'),
      gift,
      ...(kind !== 'birthday' && { sendHour: number('sendHour') }),
    },
    ...(kind === 'birthday' && {
      birthday: { sendHour: Number(typed.sendHour), daysBefore: Number(typed.daysBefore) },
    }),
  }
}
