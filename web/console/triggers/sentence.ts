import type { TriggerView } from '#server/messaging/triggers/contract.ts'
import type { Format } from '../page/format.ts'
import { texts } from './texts.ts'

/** 'When someone’s birthday comes, 3 days before, at 9:00: text “Birthday”' */
export function sentenceOf(trigger: TriggerView, format: Format): string {
  const { delay_minutes, sms, email } = trigger
  const sends = format.list([
    ...(sms ? [texts.text(sms.name)] : []),
    ...(email ? [texts.email(email.name)] : []),
  ])
  const later = delay_minutes > 0 ? texts.later(delayWords(delay_minutes, format)) : ''
  return `${causeOf(trigger, format)}${later}${sends ? texts.sends(sends) : ''}`
}

function causeOf({ kind, sms, email, settings }: TriggerView, { number, hour, either }: Format): string {
  const { causes } = texts
  const config = sms?.config ?? email?.config ?? {}
  const { days = 0, sendHour = 10, visit = 0 } = settings
  switch (kind) {
    case 'points_milestone':
      return causes.points_milestone(either((config.milestones ?? []).map(number)))
    case 'birthday':
      return causes.birthday(config.daysBefore ?? 0, hour(config.sendHour ?? 9))
    case 'nth_visit':
      return causes.nth_visit(number(visit))
    case 'expiry':
    case 'miss_you':
    case 'unused_reward':
      return causes[kind](days, hour(sendHour))
    default:
      return causes[kind]
  }
}

/** The largest unit in which a delay is a whole number. */
export const delayUnit = (minutes: number): number =>
  [1440, 60].find((unit) => minutes > 0 && minutes % unit === 0) ?? 1

function delayWords(minutes: number, { number }: Format): string {
  const unit = delayUnit(minutes)
  const words = texts.form.units[unit]!
  const n = minutes / unit
  return `${number(n)} ${n === 1 ? words.slice(0, -1) : words}`
}
