import type { Compared, Condition, Group } from '#server/messaging/segments/contract.ts'

/** A customer with everything that a rule may ask about. */
export type Person = {
  id: string
  joined: Date
  visits: number
  last: Date | null
  spent: number
  points: number
  birthMonth: number | null
  sms: boolean
  mail: boolean
  phone: boolean
  email: boolean
  /** By program. */
  standings: Map<string, { points: number; stamps: number }>
  tags: string[]
  qrCode: string | null
  hasReward: boolean
  /** Moments at which they opened emails themselves. */
  opened: Date[]
  /** Moments at which they followed links themselves. */
  clicked: Date[]
  history: { at: Date; amount: number; isVisit: boolean }[]
  /** Merged into another or erased. */
  isGone: boolean
}

type Everybody = { now: Date; people: Person[] }

/** True if a customer fits a rule, computed from the rule's meaning and without the product's code. */
export const fits = (rule: Group, person: Person, all: Everybody): boolean =>
  !person.isGone && part(rule, person, all)

function part(one: Condition | Group, person: Person, all: Everybody): boolean {
  if (!('match' in one)) return meets(one, person, all)
  if (one.match === 'all') return one.of.every((next) => part(next, person, all))
  const any = one.of.some((next) => part(next, person, all))
  return one.match === 'any' ? any : !any
}

function meets(asked: Condition, person: Person, { now, people }: Everybody): boolean {
  const daysSince = (at: Date) => dayOf(now) - dayOf(at)
  switch (asked.about) {
    case 'program':
      return person.standings.has(asked.program) === (asked.is === 'in')
    case 'points': {
      const has = asked.program ? (person.standings.get(asked.program)?.points ?? 0) : person.points
      return compare(has, asked.is, asked.value)
    }
    case 'stamps':
      return compare(person.standings.get(asked.program)?.stamps ?? 0, asked.is, asked.value)
    case 'visits':
      return compare(person.visits, asked.is, asked.value)
    case 'last_visit':
      if (asked.is === 'never') return person.last === null && person.visits === 0
      if (!person.last) return false
      return asked.is === 'within'
        ? daysSince(person.last) <= asked.days
        : daysSince(person.last) > asked.days
    case 'joined':
      if (asked.is === 'within') return daysSince(person.joined) <= asked.days
      if (asked.is === 'longer_ago') return daysSince(person.joined) > asked.days
      return dateOf(person.joined) >= asked.date === (asked.is === 'since')
    case 'birthday': {
      const month = Number(dateOf(now).slice(5, 7))
      const wanted = { this: month, next: month === 12 ? 1 : month + 1 }
      return person.birthMonth === (typeof asked.month === 'number' ? asked.month : wanted[asked.month])
    }
    case 'tag':
      return person.tags.includes(asked.tag) === (asked.is === 'has')
    case 'qr_code':
      return person.qrCode === asked.qr_code
    case 'opened':
      return person.opened.some((at) => daysSince(at) <= asked.days) === (asked.is === 'did')
    case 'clicked':
      return person.clicked.some((at) => daysSince(at) <= asked.days) === (asked.is === 'did')
    case 'spent':
      return compare(person.spent, asked.is, asked.amount)
    case 'spent_within': {
      const late = person.history.filter(({ at }) => daysSince(at) <= asked.days)
      return compare(
        late.reduce((sum, { amount }) => sum + amount, 0),
        asked.is,
        asked.amount,
      )
    }
    case 'reward':
      return person.hasReward === (asked.is === 'waiting')
    case 'agreed':
      return (asked.channel === 'sms' ? person.sms : person.mail) === (asked.is === 'yes')
    case 'slipping_away':
      return slipsAway(person, now)
    case 'top': {
      const of = ({ spent, visits }: Person) => (asked.by === 'spent' ? spent : visits)
      const most = people
        .filter((one) => !one.isGone && of(one) > 0)
        .map(of)
        .sort((one, other) => other - one)
      // This share of customers, rounded up, and everybody equal to the last of them.
      return of(person) > 0 && of(person) >= most[Math.ceil((asked.percent / 100) * most.length) - 1]!
    }
  }
}

/**
 * True for a customer with three visits in the year up to the last, who was away for more than twice the usual gap and
 * more than 21 days, but at most 180.
 */
function slipsAway({ history }: Person, now: Date): boolean {
  const ever = history.filter(({ isVisit }) => isVisit).map(({ at }) => at.getTime())
  const last = Math.max(...ever)
  const visits = ever.filter((at) => last - at < 365 * 86_400_000)
  if (visits.length < 3) return false
  const first = Math.min(...visits)
  const usual = (last - first) / (visits.length - 1)
  const away = dayOf(now) - dayOf(new Date(last))
  return now.getTime() - last > 2 * usual && away > 21 && away <= 180
}

function compare(has: number, is: Compared, value: number): boolean {
  if (is === 'at_least') return has >= value
  return is === 'at_most' ? has <= value : has === value
}

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' })
const dateOf = (at: Date): string => calendar.format(at)
const dayOf = (at: Date): number => Date.parse(`${dateOf(at)}T00:00:00Z`) / 86_400_000
