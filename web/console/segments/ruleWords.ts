import type { Condition, Group } from '#server/messaging/segments/contract.ts'
import type { Format } from '../page/format.ts'
import { texts } from './texts.ts'

const said = texts.said

/** Names of the business's programs, tags and QR codes, by their ids. */
export type Names = ReadonlyMap<string, string>

/** A rule as text: 'All of: visits at least 3; last visit more than 30 days ago'. A single condition stands alone. */
export function ruleWords(group: Group, names: Names, format: Format): string {
  const parts = group.of.map((part) =>
    'match' in part ? `(${ruleWords(part, names, format)})` : conditionWords(part, names, format),
  )
  const isPlain = parts.length === 1 && group.match !== 'none'
  return isPlain ? parts[0]! : `${said.matches[group.match]}: ${parts.join('; ')}`
}

function conditionWords(asked: Condition, names: Names, { number, money, day, percent }: Format): string {
  const nameOf = (id: string) => names.get(id) ?? said.gone
  const is = (compared: keyof typeof texts.compared) => texts.compared[compared]
  switch (asked.about) {
    case 'visits':
      return said.visits(is(asked.is), number(asked.value))
    case 'last_visit':
      return asked.is === 'never' ? said.lastVisit.never : said.lastVisit[asked.is](number(asked.days))
    case 'joined':
      return 'days' in asked
        ? said.joined[asked.is](number(asked.days))
        : said.joined[asked.is](day(asked.date))
    case 'slipping_away':
      return said.slipping_away
    case 'spent':
      return said.spent(is(asked.is), money(asked.amount))
    case 'spent_within':
      return said.spentWithin(is(asked.is), money(asked.amount), number(asked.days))
    case 'top':
      return said.top[asked.by](percent(asked.percent))
    case 'program':
      return said.program[asked.is](nameOf(asked.program))
    case 'points':
      return said.points(is(asked.is), number(asked.value), asked.program ? nameOf(asked.program) : undefined)
    case 'stamps':
      return said.stamps(is(asked.is), number(asked.value), nameOf(asked.program))
    case 'reward':
      return said.reward[asked.is]
    case 'tag':
      return said.tag[asked.is](nameOf(asked.tag))
    case 'qr_code':
      return said.qrCode(nameOf(asked.qr_code))
    case 'birthday':
      if (typeof asked.month === 'number') return said.birthdayIn(texts.months[asked.month - 1]!)
      return said.birthday(asked.month === 'this' ? texts.thisMonth : texts.nextMonth)
    case 'opened':
      return said.opened[asked.is](number(asked.days))
    case 'clicked':
      return said.clicked[asked.is](number(asked.days))
    case 'agreed':
      return said.agreed[asked.is](texts.channels[asked.channel])
  }
}
