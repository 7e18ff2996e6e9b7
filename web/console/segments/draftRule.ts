import type { Condition, Group, Rule } from '#server/messaging/segments/contract.ts'
import { readMoney, writeMoney } from '../page/typedMoney.ts'
import { type ConditionField, conditionKinds, startCondition, type TypedCondition } from './conditionKinds.ts'
import { type About, type Match, texts } from './texts.ts'

const words = texts.form

/** A rule while it is edited: each part keeps a key of its own. */
export type DraftCondition = { key: string; about: About; typed: TypedCondition }
export type DraftGroup = { key: string; match: Match; of: DraftPart[] }
export type DraftPart = DraftCondition | DraftGroup

export const isGroup = (part: DraftPart): part is DraftGroup => 'match' in part

export const newCondition = (about: About = 'visits'): DraftCondition => ({
  ...{ key: crypto.randomUUID(), about },
  typed: startCondition(about),
})
export const newGroup = (match: Match = 'all'): DraftGroup => ({
  ...{ key: crypto.randomUUID(), match },
  of: [newCondition()],
})

export const countConditions = (part: DraftPart): number =>
  isGroup(part) ? part.of.reduce((sum, one) => sum + countConditions(one), 0) : 1

type TypedMoney = { digits: number; locale: string }

/** A rule as a form shows it; `digits` are the currency's, `locale` the business's. */
export const draftOf = (group: Group, money: TypedMoney): DraftGroup => ({
  ...{ key: crypto.randomUUID(), match: group.match },
  of: group.of.map((part) => ('match' in part ? draftOf(part, money) : draftCondition(part, money))),
})

function draftCondition({ about, ...values }: Condition, { digits, locale }: TypedMoney): DraftCondition {
  const typed: TypedCondition = {}
  for (const [name, value] of Object.entries(values)) {
    if (name === 'amount') typed[name] = writeMoney(value as number, digits, locale)
    else if (name === 'month' && typeof value === 'number') typed[name] = ` ${value}`
    else typed[name] = value === null ? '' : String(value)
  }
  return { key: crypto.randomUUID(), about, typed }
}

/** Errors by the key of a condition and the name of its field. */
export type WrongParts = Record<string, string>
type Write = { digits: number; number: (value: number) => string }

/** Reads the rule from a form, or its errors. */
export function readRule(draft: DraftGroup, write: Write): { rule?: Rule; wrong: WrongParts } {
  const wrong: WrongParts = {}
  const rule = readGroup(draft, write, wrong)
  // The form allows no deeper groups than a rule does.
  return Object.keys(wrong).length > 0 ? { wrong } : { rule: rule as Rule, wrong }
}

const readGroup = ({ match, of }: DraftGroup, write: Write, wrong: WrongParts): Group => ({
  match,
  of: of.map((part) => (isGroup(part) ? readGroup(part, write, wrong) : readCondition(part, write, wrong))),
})

function readCondition({ key, about, typed }: DraftCondition, write: Write, wrong: WrongParts): Condition {
  const values = conditionKinds[about](typed).map((field) => {
    const { value, fault } = readField(field, (typed[field.name] ?? field.start).trim(), write)
    if (fault) wrong[`${key}.${field.name}`] = fault
    return [field.name, value]
  })
  return { about, ...Object.fromEntries(values) } as Condition
}

type Read = { value?: string | number | null; fault?: string }

function readField(field: ConditionField, typed: string, { digits, number }: Write): Read {
  switch (field.kind) {
    case 'choice':
      return { value: field.name === 'month' && /^\d+$/.test(typed) ? Number(typed) : typed }
    case 'number': {
      const value = Number(typed)
      const isWhole = /^\d{1,10}$/.test(typed) && value >= field.min && value <= field.max
      return isWhole ? { value } : { fault: words.range(number(field.min), number(field.max)) }
    }
    case 'money': {
      const value = /^0+$/.test(typed) ? 0 : readMoney(typed, digits)
      return value === undefined ? { fault: words.money } : { value }
    }
    case 'date':
      return /^\d{4}-\d\d-\d\d$/.test(typed) ? { value: typed } : { fault: words.day }
    case 'program':
      if (!typed && field.isOptional) return { value: null }
      return typed ? { value: typed } : { fault: words.choose }
    default:
      return typed ? { value: typed } : { fault: words.choose }
  }
}
