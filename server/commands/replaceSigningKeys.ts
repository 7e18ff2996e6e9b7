import { readConfig } from '#server/commands/config.ts'
import { replaceSigningKeys } from '#server/identity/auth/access-tokens/index.ts'
import type { Environment } from '#server/platform/settings/setting.ts'
import { exitLine } from './failure.ts'
import { readArguments } from './readArguments.ts'
import { withServices } from './withServices.ts'

const help = `regulars replace-signing-keys [--dry-run]

Replaces all keys that sign access tokens by a new one, if one has leaked. Access tokens given out before are refused;
refresh tokens go on.

  --dry-run  checks the settings and the database, and changes nothing

${exitLine}`

/** Replaces all keys that sign access tokens by a new one. */
export async function replaceKeys(args: string[], environment?: Environment): Promise<void> {
  const options = { 'dry-run': { type: 'boolean', default: false } } as const
  const given = readArguments(args, { help, count: 0, options })
  if (!given) return
  await withServices(readConfig(environment), async (services) => {
    if (given.values['dry-run'])
      return console.log(
        'Nothing was changed. All keys that sign access tokens would be replaced by a new one.',
      )
    await replaceSigningKeys(services)
    console.log('Access tokens are signed with a new key. Those given out before are refused.')
  })
}
