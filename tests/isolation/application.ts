import { sql } from 'drizzle-orm'
import { type Database, sqlState } from '#server/platform/database/index.ts'

/** The rows of a statement, or the SQLSTATE of its refusal. */
export type Outcome = { rows: Record<string, unknown>[] } | { refused: string }

/** Runs one statement as the application does, for a business or for none, and rolls it back. */
export async function tryAsApplication(
  database: Database,
  scope: { businessId?: string; userId?: string },
  text: string,
  settings: Record<string, string> = {},
): Promise<Outcome> {
  const seen: { rows?: Record<string, unknown>[] } = {}
  try {
    await database.transaction(scope, async (tx) => {
      for (const [name, value] of Object.entries(settings))
        await tx.execute(sql.raw(`set local "${name}" = '${value.replaceAll("'", "''")}'`))
      const result = (await tx.execute(sql.raw(text))) as unknown as { rows: Record<string, unknown>[] }
      seen.rows = result.rows
      throw new TakenBack()
    })
  } catch (error) {
    if (error instanceof TakenBack) return { rows: seen.rows! }
    const state = sqlState(error)
    if (!state) throw error
    return { refused: state }
  }
  throw new Error('unreachable: the transaction is always taken back')
}

class TakenBack extends Error {}
