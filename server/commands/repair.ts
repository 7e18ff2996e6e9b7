import { readConfig } from '#server/commands/config.ts'
import { repairRollUps } from '#server/data/roll-ups/index.ts'
import { type Repaired, repairCounters } from '#server/data/usage/index.ts'
import { repairHabits } from '#server/messaging/segments/index.ts'
import { refuseUnsafeDatabase } from '#server/platform/database/checks/guard.ts'
import { type Database, openDatabase, type Tx } from '#server/platform/database/index.ts'
import type { Environment } from '#server/platform/settings/setting.ts'
import { inEveryBusiness } from '#server/services.ts'
import { databaseOf } from './databaseOf.ts'
import { exitLine } from './failure.ts'
import { readArguments } from './readArguments.ts'

const help = `regulars repair [--dry-run]

Compares each business's counters, the roll-ups of its days and the habits of its customers with the rows behind them,
and mends what differs, in short transactions. Without a difference nothing is written.

  --dry-run  finds the differences, and mends none

${exitLine}`

/** Repairs the kept figures of every business. On the embedded engine the server must be stopped. */
export async function repair(args: string[], environment?: Environment): Promise<void> {
  const options = { 'dry-run': { type: 'boolean', default: false } } as const
  const given = readArguments(args, { help, count: 0, options })
  if (!given) return
  const database = await openDatabase(databaseOf(readConfig(environment)))
  try {
    await refuseUnsafeDatabase(database)
    await repairIn(database, console.log, given.values['dry-run'])
  } finally {
    await database.close()
  }
}

type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** `repair` on an open database, with a line for each business that was mended and one at the end. */
export async function repairIn(
  database: Database,
  say: (line: string) => void,
  dryRun = false,
): Promise<void> {
  let [checked, mended] = [0, 0]
  await inEveryBusiness({ database }, async (businessId, inItsTransaction) => {
    const inTransaction = dryRun ? takingBack(inItsTransaction) : inItsTransaction
    const repaired = await inTransaction((tx) => repairCounters(tx, businessId))
    const days = await repairRollUps(inTransaction, businessId)
    const habits = await inTransaction((tx) => repairHabits({ tx, businessId }))
    checked += 1
    if (repaired || days.length > 0 || habits > 0) mended += 1
    if (repaired) say(lineOf(businessId, repaired))
    if (habits > 0) say(`${businessId}: forgot ${habits} habits of visits that were wrong`)
    if (days.length > 0) say(`${businessId}: rolled up again ${days.join(', ')}`)
  })
  if (dryRun)
    say(`Nothing was changed. Shops checked: ${checked}. Shops whose counters are wrong: ${mended}.`)
  else say(`Shops checked: ${checked}. Shops whose counters were wrong, and are right now: ${mended}.`)
}

/** Does the work of each transaction, and takes it back. */
function takingBack(inTransaction: InTransaction): InTransaction {
  const takenBack = new Error('a dry run')
  return async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    let result: { value: T } | undefined
    await inTransaction(async (tx) => {
      result = { value: await work(tx) }
      throw takenBack
    }).catch((error: unknown) => {
      if (error !== takenBack) throw error
    })
    return result!.value
  }
}

function lineOf(businessId: string, { company_name, month, kept, rows, changed }: Repaired): string {
  const changes = changed.map((counter) => {
    const name = counter === 'usage_sms_monthly' ? `${counter} of ${month}` : counter
    return `${name} ${kept[counter]} -> ${rows[counter]}`
  })
  return `${company_name} (${businessId}): ${changes.join(', ')}`
}
