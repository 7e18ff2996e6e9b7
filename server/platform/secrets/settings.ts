import {
  type Environment,
  needing,
  type Settings,
  SHORTEST_SECRET,
  secretRemedy,
} from '#server/platform/settings/setting.ts'

const severalRemedy = `${secretRemedy} Several, newest first, are separated by commas.`

export const secretSettings = {
  SESSION_SECRET: { about: severalRemedy, line: 'SESSION_SECRET=', ofProduction: true },
  ENCRYPTION_KEYS: { about: severalRemedy, line: 'ENCRYPTION_KEYS=', ofProduction: true },
} as const satisfies Settings

/**
 * Reads the secrets of a setting, newest first. Each must be safe by itself: an empty one would let everybody sign or
 * decrypt.
 */
export function readSecrets(
  name: keyof typeof secretSettings,
  environment: Environment,
  faults: string[],
): string[] {
  const text = needing(secretSettings, environment, faults)(name)
  const secrets = text.split(',')
  const say = (fault: string) => faults.push(`${name} is wrong: ${fault}`)
  if (text === '') return secrets
  for (const [index, secret] of secrets.entries()) {
    const which = secrets.length > 1 ? `secret ${index + 1} of ${secrets.length}` : 'the secret'
    if (secret.trim() === '') say(`${which} is empty. Take the comma away, or put one there.`)
    else if (secret.trim().length < SHORTEST_SECRET) say(`${which} is too short: ${secretRemedy}`)
  }
  if (!isEachOnce(secrets)) say('a secret stands there twice.')
  return secrets
}

const isEachOnce = (secrets: string[]): boolean =>
  new Set(secrets.map((secret) => secret.trim())).size === secrets.length
