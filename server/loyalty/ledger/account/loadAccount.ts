import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { businesses } from '#server/businesses/business/tables.ts'
import { mergedInto } from '#server/loyalty/customers/index.ts'
import { customers } from '#server/loyalty/customers/tables.ts'
import type { ProgramTerms } from '#server/loyalty/programs/index.ts'
import { loyaltyPrograms as programs, rewards } from '#server/loyalty/programs/tables.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { notFound } from '#server/platform/context/refusal.ts'
import { type Tx, writtenOnce } from '#server/platform/database/index.ts'
import { customerProgramProgress as progress } from '../progressTables.ts'
import type { Account, AccountProgram } from './account.ts'

/**
 * Loads the customer with everything that the rules of a purchase read. `lock` first takes the customer's row lock, so
 * that all ledger verbs of one customer run one after the other; the rest is read under it.
 * @param at the moment at which something may be past its date
 * @throws {Refusal} 'not_found' for another business's customer; 'conflict' for a merged one.
 */
export async function loadAccount(
  ctx: BusinessContext,
  customerId: string,
  { lock, at = ctx.now }: { lock: boolean; at?: Date },
): Promise<Account> {
  // Sent together, with the lock first: `execute` sends at once, and the connection keeps the order.
  const [found, joined] = await Promise.all([
    findCustomer(ctx, customerId, lock),
    findStandings(ctx, customerId, at),
  ])
  if (!found || found.erased_at) throw notFound('Customer')
  if (found.merged_into) throw mergedInto(found.merged_into)
  const { merged_into, erased_at, ...present } = found
  const { timeZone, currency, locale, visitWindowMinutes, counterMostAmount, ...customer } = present
  return {
    business: { timeZone, currency, locale, visitWindowMinutes, counterMostAmount },
    customer,
    programs: joined.map(toProgram),
    somethingDue: joined.some(({ due }) => due),
    visitsThen: null,
  }
}

const customer = (tx: Tx) =>
  tx
    .select({
      id: customers.id,
      total_points: customers.total_points,
      lifetime_points_earned: customers.lifetime_points_earned,
      total_visits: customers.total_visits,
      last_visit_at: customers.last_visit_at,
      total_spent: customers.total_spent,
      merged_into: customers.merged_into,
      erased_at: customers.erased_at,
      timeZone: businesses.time_zone,
      currency: businesses.currency,
      locale: businesses.locale,
      visitWindowMinutes: businesses.visit_window_minutes,
      counterMostAmount: businesses.counter_most_amount,
    })
    .from(customers)
    .innerJoin(businesses, eq(businesses.id, sql.placeholder('businessId')))
    .where(
      and(
        eq(customers.business_id, sql.placeholder('businessId')),
        eq(customers.id, sql.placeholder('customerId')),
      ),
    )

const readCustomer = writtenOnce((tx) => customer(tx).prepare('account_customer'))
// Not FOR UPDATE: an entry's foreign key takes a shared lock of this row, and two tills would then block each other.
const lockCustomer = writtenOnce((tx) =>
  customer(tx).for('no key update', { of: customers }).prepare('account_customer_locked'),
)

async function findCustomer({ tx, businessId }: BusinessContext, customerId: string, lock: boolean) {
  const [row] = await (lock ? lockCustomer : readCustomer)(tx).execute({ businessId, customerId })
  return row
}

// Only the columns that the rules use, because every purchase reads them.
const programColumns = {
  id: programs.id,
  name: programs.name,
  status: programs.status,
  archived_at: programs.archived_at,
  type: programs.type,
  config: programs.config,
}
const rewardColumns = {
  id: rewards.id,
  program_id: rewards.program_id,
  type: rewards.type,
  name: rewards.name,
  description: rewards.description,
  valid_days: rewards.valid_days,
}

const somethingDue = sql<boolean>`exists (select 1 from point_lots
      where business_id = ${sql.placeholder('businessId')} and customer_id = ${sql.placeholder('customerId')}
      and remaining > 0 and expires_at <= ${sql.placeholder('now')})
    or exists (select 1 from customer_rewards
      where business_id = ${sql.placeholder('businessId')} and customer_id = ${sql.placeholder('customerId')}
      and status = 'earned' and expires_at <= ${sql.placeholder('now')})
    or exists (select 1 from customer_program_progress
      where business_id = ${sql.placeholder('businessId')} and customer_id = ${sql.placeholder('customerId')}
      and card_expires_at <= ${sql.placeholder('now')})`

const standings = writtenOnce((tx) =>
  tx
    .select({
      program: programColumns,
      reward: rewardColumns,
      standing: progress,
      due: somethingDue,
    })
    .from(programs)
    .leftJoin(
      progress,
      and(
        eq(progress.business_id, sql.placeholder('businessId')),
        eq(progress.program_id, programs.id),
        eq(progress.customer_id, sql.placeholder('customerId')),
      ),
    )
    .leftJoin(
      rewards,
      and(
        eq(rewards.business_id, sql.placeholder('businessId')),
        eq(rewards.program_id, programs.id),
        ne(rewards.type, 'catalogue'),
      ),
    )
    .where(eq(programs.business_id, sql.placeholder('businessId')))
    .orderBy(asc(programs.created_at), asc(programs.id))
    .prepare('account_standings'),
)

const findStandings = ({ tx, businessId }: BusinessContext, customerId: string, at: Date) =>
  standings(tx).execute({ businessId, customerId, now: at })

type Joined = Awaited<ReturnType<typeof findStandings>>[number]

const toProgram = ({ program, reward, standing }: Joined): AccountProgram => ({
  id: program.id,
  name: program.name,
  status: program.status,
  archived: program.archived_at !== null,
  terms: { type: program.type, config: program.config } as ProgramTerms,
  reward,
  standing,
})
