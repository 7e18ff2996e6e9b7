import { recordViewing } from '#server/businesses/audit/index.ts'
import { findTiers } from '#server/businesses/plans/index.ts'
import type { TextLimits } from '#server/messaging/messages/index.ts'
import type { TenantView } from '../contract.ts'
import { readTenant } from '../tenants/tenantQueries.ts'
import type { Admin } from '../users/readUser.ts'
import { type Fate, HEALTH_DAYS, type TenantHealth } from './healthContract.ts'
import { findMessages, findStanding, type MessageCount } from './healthQueries.ts'

const DAY_MS = 86_400_000
const MOST_REASONS = 10

/**
 * Reads how a tenant's messages and payments went lately, in counts alone. The tenant's own log names the super
 * admin who looked.
 * @throws {Refusal} 'not_found', also for a super admin's own business
 */
export async function readHealth(admin: Admin, id: string, limits: TextLimits): Promise<TenantHealth> {
  const { tx, now } = admin
  const tenant = await readTenant(admin, id)
  const since = new Date(now.getTime() - HEALTH_DAYS * DAY_MS)
  const counts = await findMessages(tx, id, since)
  const {
    texts_today,
    key_refused_at,
    key_refusal,
    payment,
    past_due_since,
    plan_texts_since,
    ...turned_away
  } = await findStanding(tx, id, since, now)
  await recordViewing(tx, now, id, 'health_looked_at')
  return {
    since: since.toISOString(),
    email: fateOf(counts, 'email'),
    sms: fateOf(counts, 'sms'),
    failures: failuresOf(counts),
    turned_away,
    texts: {
      month: { used: tenant.usage_sms_monthly, limit: await textsOf(admin, tenant) },
      today:
        plan_texts_since === null && !tenant.granted
          ? { used: texts_today, limit: limits.youngBusiness }
          : null,
    },
    key_refused: key_refused_at ? { at: new Date(key_refused_at).toISOString(), words: key_refusal } : null,
    payment: payment && {
      method: payment,
      past_due_since: past_due_since && new Date(past_due_since).toISOString(),
    },
  }
}

/** Texts a month of the plan in force: the dearer of the granted one and the business's own. */
async function textsOf({ tx }: Admin, { granted, tier }: TenantView): Promise<number> {
  const plans = (await findTiers(tx)).filter(({ name }) => name === granted?.tier_name || name === tier.name)
  return plans.at(-1)!.max_sms_monthly
}

function fateOf(counts: MessageCount[], wanted: MessageCount['channel']): Fate {
  const of = (...states: MessageCount['state'][]) =>
    counts
      .filter(({ channel, state }) => channel === wanted && states.includes(state))
      .reduce((sum, { messages }) => sum + messages, 0)
  return {
    sent: of('accepted', 'delivered'),
    delivered: of('delivered'),
    failed: of('rejected', 'uncertain'),
    withheld: of('withheld'),
  }
}

/** Counts failures by channel and reason, whatever their state. */
function failuresOf(counts: MessageCount[]): TenantHealth['failures'] {
  const failures = new Map<string, TenantHealth['failures'][number]>()
  for (const { channel, reason, messages } of counts) {
    if (reason === null) continue
    const failure = failures.get(`${channel} ${reason}`) ?? { channel, reason, messages: 0 }
    failure.messages += messages
    failures.set(`${channel} ${reason}`, failure)
  }
  return [...failures.values()].sort((one, other) => other.messages - one.messages).slice(0, MOST_REASONS)
}
