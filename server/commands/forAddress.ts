import { type Config, readConfig } from '#server/commands/config.ts'
import { emailAddress } from '#server/platform/contact/emailAddress.ts'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import { SettingError } from '#server/platform/settings/setting.ts'
import { databaseOf } from './databaseOf.ts'

/**
 * Does an operator's work for the person with the address that the command was given, on the server's database, and
 * prints the result. On the embedded engine the server must be stopped.
 * @throws {SettingError} with the usage of the command if the address is missing or is none
 */
export async function forAddress(
  args: string[],
  usage: string,
  work: (email: string, database: Database, config: Config) => Promise<string>,
): Promise<void> {
  const email = emailAddress().safeParse(args[0]?.toLowerCase()).data
  if (!email) throw new SettingError(`Give the address: ${usage}`)
  const config = readConfig()
  const database = await openDatabase(databaseOf(config))
  try {
    console.log(await work(email, database, config))
  } finally {
    await database.close()
  }
}
