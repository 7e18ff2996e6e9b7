import { describe, expect, it } from 'vitest'
import { type EmailLayout, layoutEmail } from './emailLayout.ts'

const mail: EmailLayout = {
  business: { name: 'Café Sunrise', color: '#c2410c', address: '1 Main Street\n12345 Town', locale: 'en-US' },
  subject: 'Hello',
  body: 'Hi Ana,\n\nGood morning\nand goodbye.',
}
const html = async (change: Partial<EmailLayout>) => (await layoutEmail({ ...mail, ...change })).html

describe('what someone typed', () => {
  const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)>'`
  it.each([
    ['body', { body: evil }],
    ['subject', { subject: evil }],
    ['shop’s name', { business: { ...mail.business, name: evil } }],
    ['address', { business: { ...mail.business, address: evil } }],
    ['colour', { business: { ...mail.business, color: evil } }],
    ['language', { business: { ...mail.business, locale: evil } }],
    ['reward', { rewards: [{ name: evil, code: evil }] }],
    ['button', { button: { label: evil, url: evil } }],
    ['links', { unsubscribeUrl: evil, pixelUrl: evil }],
  ] as [string, Partial<EmailLayout>][])('as the %s is text, never markup', async (_, change) => {
    const page = await html(change)
    expect(page).not.toContain('<script')
    expect(page).not.toContain('<img src=x')
    expect(page.match(/<html/g)).toHaveLength(1)
  })

  it('stays the same in the text twin', async () => {
    expect((await layoutEmail({ ...mail, body: evil })).text).toContain(evil)
  })
})

describe('a mail', () => {
  it('keeps its paragraphs and lines', async () => {
    expect(await html({})).toMatch(/<p[^>]*>Hi Ana,<\/p><p[^>]*>Good morning<br>and goodbye\.<\/p>/)
  })

  it('links the web addresses in its body, and nothing else', async () => {
    const page = await html({ body: 'See https://sunrise.example/menu?a=1&b=2. Not javascript:alert(1)' })
    expect(page).toContain('<a href="https://sunrise.example/menu?a=1&amp;b=2" style="color:inherit">')
    expect(page).not.toContain('href="javascript')
  })

  it('has its one button’s address below it as text, in both forms', async () => {
    const url = 'https://regulars.example/verify-email?token=a1&change=true'
    const { html: page, text } = await layoutEmail({ ...mail, button: { label: 'Confirm', url } })
    const written = url.replace('&', '&amp;')
    expect(page.match(/<a href="([^"]+)"/g)).toEqual([`<a href="${written}"`, `<a href="${written}"`])
    expect(page).toContain(`>Confirm</a>`)
    expect(page).toContain(`>${written}</a>`)
    expect(text).toContain(`Confirm: ${url}`)
  })

  it('sets a code large that stands alone, and no number in a sentence', async () => {
    expect(await html({ body: 'Your code is\n\n123456\n\nGood for 10 minutes, 123456 times.' })).toMatch(
      /<p style="[^"]*font-size:26px[^"]*">123456<\/p><p dir="auto" style="margin:0 0 16px">Good/,
    )
  })

  it('for marketing says who sent it, from where, and how to end it, in both forms', async () => {
    const unsubscribeUrl = 'https://regulars.example/unsubscribe/abc'
    const { html: page, text } = await layoutEmail({ ...mail, unsubscribeUrl })
    for (const line of ['Café Sunrise', '1 Main Street', '12345 Town']) {
      expect(page).toContain(`<div dir="auto">${line}</div>`)
    }
    expect(page).toContain(`<a href="${unsubscribeUrl}"`)
    expect(text).toContain(`--\nCafé Sunrise\n1 Main Street\n12345 Town\nUnsubscribe: ${unsubscribeUrl}`)
  })

  it('that was asked for offers no way out, as there is nothing to leave', async () => {
    const { html: page, text } = await layoutEmail(mail)
    expect(page + text).not.toContain('nsubscribe')
  })

  it.each([
    ['#ffffff', '#1c1917'],
    ['#fde047', '#1c1917'],
    ['#c2410c', '#ffffff'],
    ['#000000', '#ffffff'],
    ['not a colour', '#ffffff'],
  ])('in the shop’s colour %s is readable, with ink %s', async (color, ink) => {
    expect(await html({ business: { ...mail.business, color } })).toContain(`;color:${ink};`)
  })
})
