import type { Environment } from '#server/platform/settings/setting.ts'
import { createKeyring, type Keyring } from './keyring.ts'
import { readSecrets } from './settings.ts'

/**
 * Reads ENCRYPTION_KEYS for a command that only compares them, and goes on without them; null where none are given, or
 * where they are wrong. What is wrong with them is added to `faults`.
 */
export function readGivenKeys(environment: Environment, faults: string[] = []): Keyring | null {
  if (!environment.ENCRYPTION_KEYS) return null
  const found: string[] = []
  const keys = readSecrets('ENCRYPTION_KEYS', environment, found)
  faults.push(...found)
  return found.length > 0 ? null : createKeyring(keys)
}
