import type { Environment } from '#server/platform/settings/setting.ts'

/** Shorter texts are no secrets, and would make holes in words. */
const SHORTEST = 4

/** Settings whose whole value, or each part between commas, is secret. */
const isSecret = (name: string): boolean => /(_SECRET|_TOKEN|_KEYS?|^SSO_PROVIDERS)$/.test(name)

/**
 * Takes the secrets of the settings out of a text: servers and providers may repeat what they were sent.
 * @returns a function for any number of texts
 */
export function withoutSecrets(environment: Environment): (text: string) => string {
  const found = Object.entries(environment).flatMap(([name, value = '']) =>
    isSecret(name) ? [value, ...value.split(',')] : passwordsIn(value),
  )
  const secrets = [...new Set(found.map((secret) => secret.trim()))]
    .filter((secret) => secret.length >= SHORTEST)
    .sort((one, other) => other.length - one.length)
  return (text) => secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text)
}

/** The password of an address as it is written, and as it is sent. */
function passwordsIn(value: string): string[] {
  if (!/^[a-z]+:\/\//i.test(value)) return []
  const written = /^[a-z]+:\/\/[^:/@]*:(.*)@/i.exec(value)?.[1] ?? ''
  try {
    return [written, decodeURIComponent(written)]
  } catch {
    return [written]
  }
}
