import { z } from 'zod'
import { isLocalHost } from '#server/platform/network/localHost.ts'
import type { AddressRange } from '#server/platform/network/network.ts'
import { readTrustedProxies } from '#server/platform/network/trustedProxies.ts'
import { readSecurityContact } from '#server/platform/settings/securityContact.ts'
import { type Environment, SettingError, type Settings } from '#server/platform/settings/setting.ts'

export const httpSettings = {
  PUBLIC_URL: {
    about: 'the https address that guests and staff open.',
    line: 'PUBLIC_URL=https://regulars.example',
  },
  PORT: { about: 'where to listen.', line: '#PORT=3000' },
  HOST: { about: 'the address to listen at.', line: '#HOST=0.0.0.0' },
  TRUST_PROXY: {
    about: 'the addresses of your reverse proxies.',
    line: '#TRUST_PROXY=127.0.0.1',
    ofProduction: true,
  },
  SECURITY_CONTACT: {
    about: 'where people report faults: an address for mail, or an https page.',
    line: '#SECURITY_CONTACT=security@regulars.example',
  },
  DRAIN_SECONDS: {
    about:
      'seconds that a stopping server goes on answering while /readyz says 503, so that proxies turn to another.',
    line: '#DRAIN_SECONDS=0',
    ofProduction: true,
  },
  LOG_LEVEL: { about: "pino's levels.", line: '#LOG_LEVEL=info' },
} as const satisfies Settings

export function readPort(environment: Environment): number {
  const parsed = z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .safeParse(environment.PORT ?? '3000')
  if (!parsed.success) throw new SettingError('PORT must be a number from 0 to 65535.')
  return parsed.data
}

/** Half a day would keep a machine from shutting down; ten minutes are more than any proxy needs. */
const LONGEST_DRAIN = 600

export function readDrainMs({ DRAIN_SECONDS: text = '0' }: Environment): number {
  const parsed = z.coerce.number().min(0).max(LONGEST_DRAIN).safeParse(text)
  if (!parsed.success) throw new SettingError(`DRAIN_SECONDS must be a number from 0 to ${LONGEST_DRAIN}.`)
  return parsed.data * 1000
}

export function readProxies(environment: Environment): AddressRange[] {
  const proxies = readTrustedProxies(environment.TRUST_PROXY)
  if ('wrong' in proxies) throw new SettingError(proxies.wrong)
  return proxies
}

export function readContact({ SECURITY_CONTACT: text }: Environment): string | null {
  if (!text) return null
  const contact = readSecurityContact(text)
  if (!contact)
    throw new SettingError('SECURITY_CONTACT must be an address for mail, or that of a page (https://).')
  return contact
}

export function isPublicUrlSafe(publicUrl: string): boolean {
  if (!URL.canParse(publicUrl)) return false
  return new URL(publicUrl).protocol === 'https:' || isOnThisMachine(publicUrl)
}

export const isOnThisMachine = (url: string): boolean =>
  URL.canParse(url) && isLocalHost(new URL(url).hostname)
