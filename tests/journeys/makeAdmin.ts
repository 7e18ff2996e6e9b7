import { execFileSync } from 'node:child_process'
import type { Stage } from './stage.ts'

/**
 * Makes the account a super admin's as an operator does, with the server down, because the embedded engine
 * belongs to one process at a time. Gives the password that was printed, if the account is new.
 */
export async function makeAdmin({ server, database }: Stage, email: string): Promise<string | undefined> {
  await server.kill()
  const env = { ...server.environment, MIGRATION_DATABASE_URL: database.logins?.ownerUrl }
  const printed = execFileSync(process.execPath, ['dist/server/main.js', 'create-admin', email], { env })
  await server.start()
  return /Password: (\S+)/.exec(String(printed))?.[1]
}
