import { createPrivateKey, createPublicKey } from 'node:crypto'
import { isLocalHost } from '#server/platform/network/localHost.ts'
import { readAddress } from '#server/platform/network/network.ts'
import type { Dns } from '#server/platform/providers/dns.ts'
import type { Dkim } from '#server/platform/providers/email.ts'
import { readEmail } from '#server/platform/providers/settings.ts'
import type { Environment } from '#server/platform/settings/setting.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'

/** Checks the records of the host that people open, and of the domains that mail comes from and returns to. */
export async function checkDns(environment: Environment, dns: Dns): Promise<Finding[]> {
  const { from, dkim, bounces } = readEmail(environment, [])
  const url = environment.PUBLIC_URL ?? ''
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  const domain = from.address.split('@')[1] ?? ''
  const checks = [
    ...(host && !isLocalHost(host) && !readAddress(host) ? [checkHost(host, dns)] : []),
    ...(domain && !isLocalHost(domain)
      ? [checkSpf(domain, dns), checkDmarc(domain, dns), checkMx(domain, dns)]
      : []),
    ...(dkim ? [checkDkim(dkim, dns)] : []),
    ...(bounces ? [checkMx(bounces.domain, dns), checkSpf(bounces.domain, dns)] : []),
  ]
  return Promise.all(checks.map((check) => check.catch(notAsked)))
}

const notAsked = (error: Error): Finding =>
  warning('DNS', `nobody could be asked (${error.message}). Give this machine a name server, or try again.`)

async function checkHost(host: string, dns: Dns): Promise<Finding> {
  const found = await dns.addresses(host)
  if (found.length === 0)
    return wrong(
      'PUBLIC_URL',
      `${host} has no address in DNS. Add an A or AAAA record that leads to your proxy.`,
    )
  const ranges = found.map((one) => readAddress(one)?.range())
  return ranges.every((range) => range === 'unicast')
    ? ok('PUBLIC_URL', `${host} leads to ${found.join(', ')}`)
    : warning(
        'PUBLIC_URL',
        `${host} leads to ${found.join(', ')}, where not everybody on the internet can go.`,
      )
}

async function checkSpf(domain: string, dns: Dns): Promise<Finding> {
  const found = (await dns.txt(domain)).filter((record) => /^v=spf1( |$)/i.test(record))
  if (found.length === 1) return ok(`SPF of ${domain}`, found[0]!)
  // RFC 7208, 4.5
  if (found.length > 1)
    return wrong(
      `SPF of ${domain}`,
      `${found.length} records begin with v=spf1, so that none counts. Make one of them.`,
    )
  return warning(
    `SPF of ${domain}`,
    'there is none. Add the TXT record that your mail provider names, such as v=spf1 include:… ~all: without it mail goes into spam.',
  )
}

async function checkDmarc(domain: string, dns: Dns): Promise<Finding> {
  // The policy of a domain holds for the names below it, too (RFC 7489, 6.6.3).
  const names = domain.split('.').map((_, index, labels) => labels.slice(index).join('.'))
  for (const name of names.filter((one) => one.includes('.'))) {
    const found = (await dns.txt(`_dmarc.${name}`)).find((record) => /^v=DMARC1\b/i.test(record))
    if (found) return ok(`DMARC of ${domain}`, found)
  }
  return warning(
    `DMARC of ${domain}`,
    `there is none. Add the TXT record _dmarc.${domain} with v=DMARC1; p=none at least: large mailbox providers ask for it.`,
  )
}

async function checkMx(domain: string, dns: Dns): Promise<Finding> {
  const found = await dns.mx(domain)
  return found.length > 0
    ? ok(`MX of ${domain}`, found.join(', '))
    : warning(`MX of ${domain}`, 'there is none, so that answers to mail and returned mail reach nobody.')
}

async function checkDkim({ domain, selector, privateKey }: Dkim, dns: Dns): Promise<Finding> {
  const name = `${selector}._domainkey.${domain}`
  const ours = createPublicKey(createPrivateKey(privateKey)).export({ format: 'der', type: 'spki' })
  const key = ours.toString('base64')
  const found = (await dns.txt(name)).map((record) =>
    /(?:^|;)\s*p=([^;]*)/.exec(record)?.[1]?.replace(/\s/g, ''),
  )
  if (found.includes(key)) return ok(`DKIM of ${domain}`, `${name} has our key`)
  const state = found.length === 0 ? 'is no TXT record' : 'has another key than EMAIL_DKIM_KEY'
  return wrong(
    `DKIM of ${domain}`,
    `${name} ${state}, so that our signatures are false. It must be v=DKIM1; k=rsa; p=${key}`,
  )
}
