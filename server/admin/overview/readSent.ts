import type { DayLimits, TextLimits } from '#server/messaging/messages/index.ts'
import type { Tx } from '#server/platform/database/index.ts'
import { addDays } from '#server/platform/time/calendar.ts'
import type { Overview, TextAlarm } from '../contract.ts'
import { findTextCounts, type TextCount } from '../queries.ts'

const MOST_NAMES = 10
const MAIL = 'mail '

type SentToday = Overview['texts']

/** Reads today's texts and mails beside their limits, and the limits reached since the start of yesterday (UTC). */
export async function readSent(
  tx: Tx,
  now: Date,
  limits: TextLimits,
): Promise<{ texts: SentToday; mails: SentToday }> {
  const today = now.toISOString().slice(0, 10)
  const counts = await findTextCounts(tx, addDays(today, -1))
  const isMail = ({ scope }: TextCount) => scope.startsWith(MAIL)
  const ofMails = counts
    .filter(isMail)
    .map((count) => ({ ...count, scope: count.scope.slice(MAIL.length) as TextAlarm['scope'] }))
  return {
    texts: describe(
      counts.filter((count) => !isMail(count)),
      today,
      limits,
    ),
    mails: describe(ofMails, today, limits.mails),
  }
}

function describe(counts: TextCount[], today: string, limits: DayLimits): SentToday {
  const sent = (scope: TextAlarm['scope']) =>
    counts.find((count) => count.day === today && count.scope === scope)?.sent ?? 0
  return {
    platform: { sent: sent('platform'), limit: limits.platform },
    young_businesses: { sent: sent('young businesses'), limit: limits.youngBusinesses },
    alarms: alarmsOf(counts),
  }
}

/** Alarms, one for each limit and day, newest first. */
function alarmsOf(counts: TextCount[]): TextAlarm[] {
  const alarms = new Map<string, TextAlarm>()
  for (const { day, scope, reached_at, company_name } of counts) {
    if (!reached_at) continue
    const since = new Date(reached_at).toISOString()
    const alarm = alarms.get(`${day} ${scope}`) ?? { day, scope, count: 0, since, company_names: [] }
    alarm.count += 1
    if (since < alarm.since) alarm.since = since
    if (company_name && alarm.company_names.length < MOST_NAMES) alarm.company_names.push(company_name)
    alarms.set(`${day} ${scope}`, alarm)
  }
  return [...alarms.values()].sort((one, other) => (other.since > one.since ? 1 : -1))
}
