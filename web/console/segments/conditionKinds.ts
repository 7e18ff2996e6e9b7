import { type About, texts } from './texts.ts'

const words = texts.fields

/** One value of a condition, as a form asks for it. The input is kept as text. */
export type ConditionField = { name: string; label: string; start: string } & (
  | { kind: 'choice'; options: Record<string, string> }
  | { kind: 'number'; min: number; max: number; suffix?: string }
  | { kind: 'money' }
  | { kind: 'date' }
  | { kind: 'program'; isOptional: boolean }
  | { kind: 'tag' }
  | { kind: 'qr_code' }
)

export type TypedCondition = Record<string, string>

const choice = (name: string, label: string, options: Record<string, string>): ConditionField => ({
  ...{ kind: 'choice', name, label, options },
  start: Object.keys(options)[0]!,
})
const number = (name: string, label: string, start: number, max = 1_000_000_000): ConditionField => ({
  ...{ kind: 'number', name, label, min: 0, max },
  start: String(start),
})
const days = (start: number, max: number): ConditionField => ({
  ...{ kind: 'number', name: 'days', label: words.days, min: 1, max, suffix: words.daysAffix },
  start: String(start),
})
const compared = choice('is', words.is, texts.compared)
const value = (start: number) => number('value', words.value, start)
const amount: ConditionField = { kind: 'money', name: 'amount', label: words.amount, start: '' }
const date: ConditionField = { kind: 'date', name: 'date', label: words.date, start: '' }
const program = (isOptional = false): ConditionField => ({
  ...{ kind: 'program', name: 'program', label: words.program, isOptional },
  start: '',
})
const months = Object.fromEntries(texts.months.map((month, n) => [` ${n + 1}`, month]))

/** The fields of each kind of condition; some depend on what is chosen in the condition. */
export const conditionKinds: Record<About, (typed: TypedCondition) => ConditionField[]> = {
  visits: () => [compared, value(3)],
  last_visit: ({ is }) => [
    choice('is', words.is, texts.lastVisit),
    ...(is === 'never' ? [] : [days(30, 3650)]),
  ],
  slipping_away: () => [],
  spent: () => [compared, amount],
  spent_within: () => [compared, amount, { ...days(90, 366), label: words.lastDays }],
  top: () => [
    { ...number('percent', words.percent, 10, 50), min: 1, suffix: words.percentAffix } as ConditionField,
    choice('by', words.by, texts.top),
  ],
  program: () => [choice('is', words.is, texts.program), program()],
  points: () => [program(true), compared, value(100)],
  stamps: () => [program(), compared, value(1)],
  reward: () => [choice('is', words.is, texts.reward)],
  tag: () => [choice('is', words.is, texts.tag), { kind: 'tag', name: 'tag', label: words.tag, start: '' }],
  joined: ({ is }) => [
    choice('is', words.is, texts.joined),
    is === 'since' || is === 'before' ? date : days(30, 3650),
  ],
  qr_code: () => [{ kind: 'qr_code', name: 'qr_code', label: words.qr_code, start: '' }],
  birthday: () => [choice('month', words.month, { this: texts.thisMonth, next: texts.nextMonth, ...months })],
  opened: () => [choice('is', words.is, texts.opened), { ...days(90, 366), label: words.lastDays }],
  clicked: () => [choice('is', words.is, texts.clicked), { ...days(90, 366), label: words.lastDays }],
  agreed: () => [choice('is', words.is, texts.agreed), choice('channel', words.channel, texts.channels)],
}

export const abouts = Object.keys(texts.kinds) as About[]

/** The first state of a condition. Earlier input is kept where it fits. */
export function startCondition(about: About, before: TypedCondition = {}): TypedCondition {
  const typed: TypedCondition = {}
  for (const field of conditionKinds[about](before)) {
    const kept = before[field.name]
    const fits = kept !== undefined && (field.kind !== 'choice' || kept in field.options)
    typed[field.name] = fits ? kept : field.start
  }
  return typed
}
