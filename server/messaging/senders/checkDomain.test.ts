import { describe, expect, it } from 'vitest'
import { type Zone, zoneDns } from '#stand-ins/dns/dns.ts'
import { checkDomain } from './checkDomain.ts'

const KEY = 'k=rsa; t=s; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GN'
const delegated = { 's1._domainkey.cafe.example': ['→ s1.domainkey.u1.wl.sendgrid.net'] }
const statesOf = async (zone: Zone, domain = 'cafe.example') => {
  const { spf, dkim, dmarc } = await checkDomain(zoneDns(zone), domain)
  return [spf.state, dkim.state, dmarc.state]
}

describe('a domain lets SendGrid send in its name', () => {
  const zones: [string, Zone, string[]][] = [
    ['has nothing', {}, ['missing', 'missing', 'missing']],
    [
      'is delegated and has a policy',
      { ...delegated, '_dmarc.cafe.example': ['v=DMARC1; p=reject'] },
      ['fine', 'fine', 'fine'],
    ],
    ['is delegated without a policy', delegated, ['fine', 'fine', 'missing']],
    [
      'sends its keys elsewhere',
      { 's1._domainkey.cafe.example': ['→ sendgrid.net.evil.example'] },
      ['missing', 'missing', 'missing'],
    ],
    ['has keys of its own', { 's1._domainkey.cafe.example': [KEY] }, ['missing', 'fine', 'missing']],
    [
      'has taken its key back',
      { 's2._domainkey.cafe.example': ['v=DKIM1; p='] },
      ['missing', 'not allowed', 'missing'],
    ],
    [
      'includes SendGrid',
      { 'cafe.example': ['v=spf1 include:sendgrid.net -all'] },
      ['fine', 'missing', 'missing'],
    ],
    ['lets others send', { 'cafe.example': ['v=spf1 mx -all'] }, ['not allowed', 'missing', 'missing']],
    [
      'names one that only looks like it',
      { 'cafe.example': ['v=spf1 include:sendgrid.net.evil.example -all'] },
      ['not allowed', 'missing', 'missing'],
    ],
    [
      'has two records',
      { 'cafe.example': ['v=spf1 -all', 'v=spf1 include:sendgrid.net -all'] },
      ['not allowed', 'missing', 'missing'],
    ],
    [
      'rejects what nobody vouches for',
      { '_dmarc.cafe.example': ['v=DMARC1; p=reject'] },
      ['missing', 'missing', 'not allowed'],
    ],
    ['only watches', { '_dmarc.cafe.example': ['v=DMARC1;p=none'] }, ['missing', 'missing', 'fine']],
  ]
  it.each(zones)('where it %s', async (_name, zone, states) => {
    expect(await statesOf(zone)).toEqual(states)
  })

  it('by the policy of the domain above it, but not of the top level', async () => {
    expect(await statesOf({ '_dmarc.cafe.example': ['v=DMARC1; p=none'] }, 'news.cafe.example')).toContain(
      'fine',
    )
    expect((await statesOf({ '_dmarc.example': ['v=DMARC1; p=none'] }))[2]).toBe('missing')
  })

  it('as far as somebody could be asked', async () => {
    const away = async () => Promise.reject(Object.assign(new Error('no answer'), { code: 'ETIMEOUT' }))
    const { spf, dkim, dmarc } = await checkDomain({ txt: away, cname: away }, 'cafe.example')
    expect([spf.state, dkim.state, dmarc.state]).toEqual(['unknown', 'unknown', 'unknown'])
  })

  it('with the record to add, what stands there kept', async () => {
    const { spf, dmarc } = await checkDomain(zoneDns({ 'cafe.example': ['v=spf1 mx -all'] }), 'cafe.example')
    expect(spf.add).toEqual({
      name: 'cafe.example',
      type: 'TXT',
      value: 'v=spf1 include:sendgrid.net mx -all',
    })
    expect(dmarc.add).toEqual({ name: '_dmarc.cafe.example', type: 'TXT', value: 'v=DMARC1; p=none' })
  })
})
