import { sql } from 'drizzle-orm'
import { queryRows } from '#server/platform/database/index.ts'
import type { Reading } from '#server/platform/metrics/index.ts'
import type { DayScope } from '../tables.ts'
import { mostIn } from './dayLimits.ts'
import { dayOf } from './textCounts.ts'
import type { TextLimits } from './textLimits.ts'

/** Scopes that count everybody under one limit. */
const ofEverybody: DayScope[] = ['platform', 'young businesses', 'mail platform', 'mail young businesses']

type Count = { scope: DayScope; sent: number; reached: number }

/** Texts and mails of today (UTC) beside their limits, and the limits that were reached. */
export const dayLimitsReading = (limits: TextLimits): Reading => ({
  name: 'day limits',
  metrics: {
    regulars_sent_today: 'Segments of texts, and mails to customers, that count for today (UTC), by scope.',
    regulars_sent_today_limit: 'The most that may be sent today.',
    regulars_limits_reached_today:
      'Limits of today that were reached, by scope: of businesses and networks, too.',
  },
  read: async (tx, now) => {
    const counts = await queryRows<Count>(
      tx,
      sql`select scope, coalesce(max(sent) filter (where subject = ''), 0)::integer as sent,
          count(reached_at)::integer as reached
        from text_counts where day = ${dayOf(now)} group by scope`,
    )
    const countOf = (scope: DayScope) => counts.find((count) => count.scope === scope)
    const scopes = new Set([...ofEverybody, ...counts.map(({ scope }) => scope)])
    return [
      ...ofEverybody.flatMap((scope) => [
        { metric: 'regulars_sent_today', labels: { scope }, value: countOf(scope)?.sent ?? 0 },
        { metric: 'regulars_sent_today_limit', labels: { scope }, value: mostIn(limits, scope) },
      ]),
      ...[...scopes].map((scope) => ({
        metric: 'regulars_limits_reached_today',
        labels: { scope },
        value: countOf(scope)?.reached ?? 0,
      })),
    ]
  },
})
