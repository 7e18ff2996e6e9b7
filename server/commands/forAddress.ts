import type { ParseArgsOptionsConfig } from 'node:util'
import { type Config, readConfig } from '#server/commands/config.ts'
import { emailAddress } from '#server/platform/contact/emailAddress.ts'
import type { Environment } from '#server/platform/settings/setting.ts'
import type { Services } from '#server/services.ts'
import { CommandFailure } from './failure.ts'
import { readArguments } from './readArguments.ts'
import { withServices } from './withServices.ts'

export const dryRun = { 'dry-run': { type: 'boolean', default: false } } as const

type Asked = { email: string; services: Services; config: Config; values: Record<string, unknown> }

/**
 * Does an operator's work for the person with the address that the command was given, and prints the result. On the
 * embedded engine the server must be stopped.
 * @throws {CommandFailure} 'usage', with the help, if the address is missing or is none
 */
export async function forAddress(
  args: string[],
  { help, options }: { help: string; options: ParseArgsOptionsConfig },
  work: (asked: Asked) => Promise<string>,
  environment?: Environment,
): Promise<void> {
  const given = readArguments(args, { help, count: 1, options })
  if (!given) return
  const email = emailAddress().safeParse(given.positionals[0]!.toLowerCase()).data
  if (!email) throw new CommandFailure('usage', `'${given.positionals[0]}' is no address.\n\n${help}`)
  const config = readConfig(environment)
  await withServices(config, async (services) => {
    console.log(await work({ email, services, config, values: given.values }))
  })
}
