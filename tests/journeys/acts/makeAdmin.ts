import { execFileSync } from 'node:child_process'
import { expect } from '../stage/expect.ts'
import type { Stage } from '../stage/stage.ts'
import { password } from './office.ts'

/**
 * Makes the account a super admin's as an operator does. The server is down meanwhile, because the embedded engine
 * belongs to one process at a time. Returns the password that the super admin chooses by the mailed link.
 */
export async function makeAdmin({ server, database, inbox }: Stage, email: string): Promise<string> {
  await server.kill()
  const env = { ...server.environment, MIGRATION_DATABASE_URL: database.logins?.ownerUrl }
  execFileSync(process.execPath, ['dist/server/main.js', 'create-admin', email], { env })
  await server.start()
  const [, token] = /token=([\w-]+)/.exec(await inbox.mailTo(email, /\/reset-password\S*token=[\w-]+/))!
  const answer = await fetch(`${server.url}/api/auth/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password }),
  })
  expect(answer.status).toBe(204)
  return password
}
