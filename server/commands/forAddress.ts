import { type Config, readConfig } from '#server/commands/config.ts'
import { emailAddress } from '#server/platform/contact/emailAddress.ts'
import { type Database, openDatabase } from '#server/platform/database/index.ts'
import { SettingError } from '#server/platform/settings/setting.ts'
import { databaseOf } from './databaseOf.ts'

/**
 * Does an operator's work for the person with the address that the command was given, on the database that the
 * server uses, and prints what came of it. On the embedded engine the server must be stopped.
 * @throws {SettingError} with how the command is called, where there is no address
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
