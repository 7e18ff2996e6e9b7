import pg from 'pg'
import { CommandFailure } from '../failure.ts'

/**
 * Connects by the login of a setting.
 * @throws {CommandFailure} 'refused', with the setting's name, where nobody answers or the login is refused
 */
export async function connect(url: string, setting: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect().catch((error: Error) => {
    throw new CommandFailure('refused', `${setting} could not be reached: ${error.message}`)
  })
  return client
}
