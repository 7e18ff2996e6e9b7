import type { SubscriptionView, Usage } from '#server/billing/contract.ts'
import { Card } from '#web/ui/layout/Card.tsx'
import { UsageBar } from '#web/ui/progress/UsageBar.tsx'
import { type Format, useFormat } from '../page/format.ts'
import { useSession } from '../session/session.ts'
import { limitsOf } from './planLines.ts'
import { texts } from './texts.ts'

const words = texts.usage
const UNLIMITED = -1

/** The business's usage of its plan's limits. All programs in use is no warning: the business works as well with them. */
export function UsageCard({ usage }: Pick<SubscriptionView, 'usage'>) {
  const format = useFormat()
  const { can_text } = useSession()
  return (
    <Card title={words.title} description={words.text}>
      <ul className="flex flex-col gap-5">
        {limitsOf(can_text).map((limit) => (
          <li key={limit}>
            <UsageBar
              label={words[limit]}
              text={textOf(limit, usage, format)}
              percent={percentOf(usage[limit])}
              warns={limit !== 'programs'}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function textOf(
  of: keyof SubscriptionView['usage'],
  usage: SubscriptionView['usage'],
  { number }: Format,
): string {
  const { used, limit } = usage[of]
  if (of === 'sms' && usage.sms.until_paid) return words.untilPaid(number(used), number(limit))
  if (limit === UNLIMITED) return words.unlimited(number(used))
  return words.of(number(used), number(limit), number(Math.max(0, limit - used)))
}

function percentOf({ used, limit }: Usage): number | null {
  if (limit === UNLIMITED) return null
  return limit === 0 ? 100 : (used / limit) * 100
}
