import { z } from 'zod'
import { asciiDomain } from '#server/platform/contact/emailAddress.ts'
import { isPublicUrlSafe } from '#server/platform/http/settings.ts'
import {
  type Environment,
  faultOfAddress,
  SettingError,
  type Settings,
} from '#server/platform/settings/setting.ts'

export const signInSettings = {
  GOOGLE_CLIENT_ID: { about: 'sign-in with Google, with the next one.', line: '#GOOGLE_CLIENT_ID=' },
  GOOGLE_CLIENT_SECRET: { about: "from Google's console.", line: '#GOOGLE_CLIENT_SECRET=' },
  GOOGLE_DISCOVERY_URL: { about: 'a local stand-in.', line: '#GOOGLE_DISCOVERY_URL=' },
  SSO_PROVIDERS: {
    about: 'companies that sign in through their own OpenID provider: a JSON list.',
    line: '#SSO_PROVIDERS=',
  },
} as const satisfies Settings

export type GoogleSettings = {
  clientId: string
  clientSecret: string
  /** Address of the provider's OpenID description. Google's own, except with a stand-in. */
  discoveryUrl: string
}

/** A company's OpenID provider. It signs in everybody with an address at the company's domains. */
export type SsoProvider = {
  id: string
  discoveryUrl: string
  clientId: string
  clientSecret: string
  /**
   * Lower case, in the form of DNS. The operator vouches that the company owns these domains, and that its provider
   * knows who has an address there.
   */
  domains: string[]
}

const GOOGLE = 'https://accounts.google.com/.well-known/openid-configuration'

/** Reads Google's settings: both keys or neither. */
export function readGoogle(environment: Environment): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = environment
  if (!clientId && !clientSecret) return null
  if (!clientId || !clientSecret)
    throw new SettingError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.')
  const fault = faultOfAddress('GOOGLE_DISCOVERY_URL', environment)
  if (fault) throw new SettingError(fault)
  return { clientId, clientSecret, discoveryUrl: environment.GOOGLE_DISCOVERY_URL ?? GOOGLE }
}

const ssoProviders = z
  .array(
    z
      .strictObject({
        id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits and hyphens'),
        issuer: z.url().refine(isPublicUrlSafe, 'must begin with https://'),
        client_id: z.string().min(1),
        client_secret: z.string().min(1),
        domains: z
          .array(z.string().toLowerCase().overwrite(asciiDomain).regex(z.regexes.domain, 'not a domain'))
          .min(1),
      })
      .transform(({ id, issuer, client_id, client_secret, domains }) => ({
        id,
        discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
        clientId: client_id,
        clientSecret: client_secret,
        domains,
      })),
  )
  .refine((all) => isEachOnce(all.map(({ id }) => id)), 'two have the same id')
  .refine((all) => isEachOnce(all.flatMap(({ domains }) => domains)), 'a domain is named twice')

const isEachOnce = (names: string[]): boolean => new Set(names).size === names.length

export function readSso({ SSO_PROVIDERS: text }: Environment): SsoProvider[] {
  if (!text) return []
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new SettingError('SSO_PROVIDERS must be a JSON list; docs/operations.md shows one.')
  }
  const read = ssoProviders.safeParse(value)
  if (read.success) return read.data
  const wrong = read.error.issues.map(({ path, message }) => `${path.join('.') || 'list'}: ${message}`)
  throw new SettingError(`SSO_PROVIDERS is wrong at ${wrong.join('; ')}.`)
}
