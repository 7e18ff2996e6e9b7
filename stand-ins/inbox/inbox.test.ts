import { describe, expect, it } from 'vitest'
import type { Mail, Text } from '#stand-ins/mailbox.ts'
import { inbox, mail, phone, text } from './rig.ts'

describe('reading', () => {
  it.each(['+14155550123', '%2B14155550123', ' 1 (415) 555-0123', '14155550123'])(
    'finds a phone however its number is written (%s)',
    async (written) => {
      const { mailbox, get } = inbox()
      mailbox.keep(text({ body: 'For Ada' }))
      mailbox.keep(text({ body: 'For Bob', phone: '+14155550124' }))
      const { texts } = JSON.parse((await get(`/messages.json?phone=${written}`)).body)
      expect(texts.map(({ body }: Text) => body)).toEqual(['For Ada'])
      expect((await get(`?phone=${written}`)).body).toMatch(/<p dir="auto">For Ada<\/p>/)
    },
  )

  it('gives an address only its own mail, in upper or lower case', async () => {
    const { mailbox, get } = inbox()
    mailbox.keep(mail({ subject: 'For Ada' }))
    mailbox.keep(mail({ subject: 'For Bob', email: 'bob@guests.test' }))
    mailbox.keep(text({}))
    const answer = JSON.parse((await get('/messages.json?email=ADA@guests.test')).body)
    expect(answer.mails.map(({ subject }: Mail) => subject)).toEqual(['For Ada'])
    expect(answer.texts).toEqual([])
  })

  it('gives everything without a filter', async () => {
    const { mailbox, get } = inbox()
    mailbox.keep(mail({}))
    mailbox.keep(text({}))
    const answer = JSON.parse((await get('/messages.json')).body)
    expect([answer.mails.length, answer.texts.length]).toEqual([1, 1])
  })

  it('makes links clickable, without the full stop after them', async () => {
    const { mailbox, get } = inbox()
    mailbox.keep(text({ body: 'Your card: http://shop.test/c/abc?x=1&y=2. See you!' }))
    const { body } = await get(`?phone=${encodeURIComponent(phone)}`)
    expect(body).toContain('<a href="http://shop.test/c/abc?x=1&amp;y=2" rel="noopener noreferrer">')
  })

  it('serves its stylesheet and its icon itself', async () => {
    const { get } = inbox()
    const { body } = await get('')
    const own = [...body.matchAll(/(?:href|src)="\/dev\/inbox(\/[\w.]+)"/g)].map((match) => match[1]!)
    expect(new Set(own)).toEqual(new Set(['/inbox.css', '/icon.svg']))
    for (const path of own) expect((await get(path)).status).toBe(200)
  })

  it('says kindly that a mail is not here', async () => {
    expect(await inbox().get('/mail/none')).toMatchObject({ status: 404 })
  })
})

describe('answering as a phone', () => {
  it('is refused to another site', async () => {
    const { sent, reply } = inbox()
    const response = await reply({ phone, body: 'STOP' }, { Origin: 'https://evil.test' })
    expect(response.status).toBe(403)
    expect(sent).toEqual([])
  })

  it('sends the text to the number that wrote, and returns to the thread', async () => {
    const { sent, reply } = inbox()
    const response = await reply({ phone, to: '+15005550006', body: 'STOP' })
    expect(sent).toEqual([{ from: phone, to: '+15005550006', body: 'STOP' }])
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/dev/inbox?phone=%2B14155550123#latest')
  })

  it('says on the thread that the shop did not take the text', async () => {
    const { mailbox, get, reply } = inbox({ status: 500, replies: [], problem: 'The webhook answered 500' })
    mailbox.keep(text({}))
    const location = (await reply({ phone, body: 'STOP' })).headers.get('location')!
    const { body } = await get(location.replace('/dev/inbox', '').replace('#latest', ''))
    expect(body).toContain('role="alert"')
    expect(body).toContain('HTTP 500')
  })

  it.each([{ phone }, { body: 'STOP' }, { phone: 'abc', body: 'STOP' }])(
    'needs a phone and a text (%o)',
    async (form) => {
      const { sent, reply } = inbox()
      expect((await reply(form as Record<string, string>)).status).toBe(400)
      expect(sent).toEqual([])
    },
  )
})
