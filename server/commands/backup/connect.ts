import pg from 'pg'
import { whyUnreachable } from '#server/platform/database/checks/unreachable.ts'
import { CommandFailure } from '../failure.ts'

/** Long enough for a host far away, and short for an operator who waits. */
const CONNECT_MS = 10_000

/**
 * Connects by the login of a setting.
 * @throws {CommandFailure} 'refused', with the setting's name and the remedy, where nobody answers or the login is
 *   refused
 */
export async function connect(url: string, setting: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS })
  await client.connect().catch((error: Error) => {
    const why = whyUnreachable(error, { url, setting })
    throw new CommandFailure('refused', why ?? `${setting} could not be reached: ${error.message}`)
  })
  return client
}
