import type { Config } from '#server/commands/config.ts'
import { replaceSigningKeys } from '#server/identity/auth/access-tokens/index.ts'
import { openServices } from './openServices.ts'

/** Replaces all keys that sign access tokens by a new one. On the embedded engine the server must be stopped. */
export async function replaceKeys(config: Config): Promise<void> {
  const { services, close } = await openServices(config, { works: false })
  try {
    await replaceSigningKeys(services)
    console.log('Access tokens are signed with a new key. Those given out before are refused.')
  } finally {
    await close()
  }
}
