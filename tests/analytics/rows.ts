import { sql } from 'drizzle-orm'
import type { TriggerKind } from '#server/messaging/triggers/index.ts'
import { queryRows } from '#server/platform/database/index.ts'
import type { TestBusiness } from '#tests/world/index.ts'

export type Rows = Awaited<ReturnType<typeof rowsOf>>

/** All rows of the business, which the tests add up without SQL. */
export async function rowsOf({ run, businessId }: TestBusiness) {
  return run(async ({ tx }) => {
    const all = <Row extends Record<string, unknown>>(table: string) =>
      queryRows<Row>(tx, sql`select * from ${sql.identifier(table)} where business_id = ${businessId}`)
    type Operation = {
      id: string
      kind: string
      customer_id: string
      amount: string | number | null
      discount_amount: string | number
      visits: number
      counts_as_visit: boolean
      reverses_id: string | null
      refunds_id: string | null
      created_at: Date
    }
    type Customer = { id: string; merged_into: string | null; erased_at: Date | null; created_at: Date }
    type Entry = {
      kind: string
      points: string | number
      rewards: number
      program_id: string
      created_at: Date
    }
    type Campaign = { id: string; name: string; type: 'sms' | 'email'; started_at: Date }
    type Recipient = { campaign_id: string; customer_id: string; state: string; reason: string | null }
    type Message = {
      customer_id: string
      campaign_id: string | null
      trigger_kind: TriggerKind | null
      type: 'sms' | 'email'
      dedupe_key: string
      state: string
      status: string
      open_count: number
      created_at: Date
    }
    type Holdout = { kind: TriggerKind; customer_id: string; created_at: Date }
    const customers = await all<Customer>('customers')
    const held = await all<{ points_balance: string | number; customer_id: string }>(
      'customer_program_progress',
    )
    const here = new Set(customers.filter((one) => !one.merged_into && !one.erased_at).map(({ id }) => id))
    return {
      operations: await all<Operation>('operations'),
      customers,
      entries: await all<Entry>('transactions'),
      redemptions: await all<{ operation_id: string }>('redemptions'),
      campaigns: await all<Campaign>('campaigns'),
      recipients: await all<Recipient>('campaign_recipients'),
      messages: await all<Message>('communication_logs'),
      holdouts: await all<Holdout>('trigger_holdouts'),
      held: held.reduce((sum, one) => sum + (here.has(one.customer_id) ? Number(one.points_balance) : 0), 0),
    }
  })
}

/** Operations that another operation reversed completely: by an undo, a cancelled claim, or the refund of the rest. */
export const takenBack = ({ operations }: Pick<Rows, 'operations'>) =>
  new Set(operations.map(({ reverses_id }) => reverses_id))
