import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { readSecurityContact } from '#server/platform/settings/securityContact.ts'
import { securityTxt } from './securityTxt.ts'

const publicUrl = 'https://regulars.example'
const day = (text: string) => new Date(`${text}T17:30:00Z`)

async function ask(now: Date) {
  const contact = 'mailto:security@regulars.example'
  const app = new Hono().get('/.well-known/security.txt', securityTxt({ publicUrl, contact, now: () => now }))
  const answer = await app.request('/.well-known/security.txt')
  const lines = (await answer.text()).trim().split('\n')
  return {
    type: answer.headers.get('content-type'),
    fields: new Map(lines.map((line) => line.split(': ') as [string, string])),
  }
}

it('security.txt says where to report a fault, as RFC 9116 requires', async () => {
  const { type, fields } = await ask(day('2026-11-23'))
  expect(type).toMatch(/^text\/plain; charset=utf-8$/i)
  expect(Object.fromEntries(fields)).toEqual({
    Contact: 'mailto:security@regulars.example',
    Expires: '2027-05-22T00:00:00.000Z',
    'Preferred-Languages': 'en',
    Canonical: 'https://regulars.example/.well-known/security.txt',
    Policy: 'https://regulars.example/security',
  })
})

it('security.txt has not expired however long the server has been running', async () => {
  for (const now of [day('2027-06-01'), day('2031-12-31')]) {
    const days = (Date.parse((await ask(now)).fields.get('Expires')!) - now.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(170)
    expect(days).toBeLessThan(365)
  }
})

it('a contact is an e-mail address or an https page, and cannot add a line of its own', () => {
  expect(readSecurityContact(' security@regulars.example ')).toBe('mailto:security@regulars.example')
  expect(readSecurityContact('mailto:a@b.example')).toBe('mailto:a@b.example')
  expect(readSecurityContact('https://regulars.example/report')).toBe('https://regulars.example/report')
  for (const wrong of ['http://regulars.example', 'javascript:alert(1)', 'me', 'a@b.example\nPolicy: x'])
    expect(readSecurityContact(wrong)).toBeUndefined()
})
