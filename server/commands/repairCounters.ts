import type { Config } from '#server/commands/config.ts'
import { repairRollUps } from '#server/data/roll-ups/index.ts'
import { type Repaired, repairCounters } from '#server/data/usage/index.ts'
import { repairHabits } from '#server/messaging/segments/index.ts'
import { refuseUnsafeDatabase } from '#server/platform/database/guard.ts'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import { inEveryBusiness } from '#server/services.ts'
import { databaseOf } from './databaseOf.ts'

/**
 * Compares every business's counters, the roll-ups of its days and the habits of its customers with its rows, and mends
 * what differs, in short transactions. On the embedded engine the server must be stopped.
 */
export async function repairAllCounters(config: Config): Promise<void> {
  const database = await openDatabase(databaseOf(config))
  try {
    await refuseUnsafeDatabase(database)
    await repairIn(database, console.log)
  } finally {
    await database.close()
  }
}

/** `repairAllCounters` on an open database, with a line for each business that was mended and one at the end. */
export async function repairIn(database: Database, say: (line: string) => void): Promise<void> {
  let [checked, mended] = [0, 0]
  await inEveryBusiness({ database }, async (businessId, inTransaction) => {
    const repaired = await inTransaction((tx) => repairCounters(tx, businessId))
    const days = await repairRollUps(inTransaction, businessId)
    const habits = await inTransaction((tx) => repairHabits({ tx, businessId }))
    checked += 1
    if (repaired || days.length > 0 || habits > 0) mended += 1
    if (repaired) say(lineOf(businessId, repaired))
    if (habits > 0) say(`${businessId}: forgot ${habits} habits of visits that were wrong`)
    if (days.length > 0) say(`${businessId}: rolled up again ${days.join(', ')}`)
  })
  say(`Shops checked: ${checked}. Shops whose counters were wrong, and are right now: ${mended}.`)
}

function lineOf(businessId: string, { company_name, month, kept, rows, changed }: Repaired): string {
  const changes = changed.map((counter) => {
    const name = counter === 'usage_sms_monthly' ? `${counter} of ${month}` : counter
    return `${name} ${kept[counter]} -> ${rows[counter]}`
  })
  return `${company_name} (${businessId}): ${changes.join(', ')}`
}
