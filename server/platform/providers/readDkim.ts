import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Dkim } from './email.ts'

const remedy = 'EMAIL_DKIM_DOMAIN, EMAIL_DKIM_SELECTOR and EMAIL_DKIM_KEY belong together: set all or none.'

/** Reads the three settings of DKIM; null without them. Mistakes are added to the faults. */
export function readDkim(environment: Record<string, string | undefined>, faults: string[]): Dkim | null {
  const { EMAIL_DKIM_DOMAIN: domain, EMAIL_DKIM_SELECTOR: selector, EMAIL_DKIM_KEY: path } = environment
  if (!domain && !selector && !path) return null
  if (!domain || !selector || !path) return refuse(faults, remedy)
  if (!z.regexes.domain.test(domain))
    return refuse(faults, 'EMAIL_DKIM_DOMAIN is wrong: write a domain such as example.com.')
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(selector))
    return refuse(faults, 'EMAIL_DKIM_SELECTOR is wrong: write letters, digits and hyphens.')
  const privateKey = readKey(path)
  if (!privateKey)
    return refuse(faults, 'EMAIL_DKIM_KEY is wrong: name the file of an RSA private key (PEM).')
  return { domain, selector, privateKey }
}

function refuse(faults: string[], fault: string): null {
  faults.push(fault)
  return null
}

function readKey(path: string): string | undefined {
  try {
    const pem = readFileSync(path, 'utf8')
    return createPrivateKey(pem).asymmetricKeyType === 'rsa' ? pem : undefined
  } catch {
    return undefined
  }
}
