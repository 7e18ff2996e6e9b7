import { describe, expect, it } from 'vitest'
import { inbox, mail, phone, text } from './rig.ts'

const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&'

describe('a hostile message', () => {
  it('is shown as the text it is, wherever it appears', async () => {
    const { mailbox, get } = inbox()
    mailbox.keep(text({ body: attack, sender: attack }))
    const hostile = mail({
      id: 'hostile',
      subject: attack,
      text: attack,
      html: '',
      email: `${attack}@x.test`,
      from: { name: attack, email: attack },
      replyTo: attack,
      headers: [{ name: attack, value: attack }],
    })
    mailbox.keep(hostile)
    const mails = `?email=${encodeURIComponent(hostile.email)}`
    for (const path of ['', `?phone=${encodeURIComponent(phone)}`, mails, '/mail/hostile']) {
      const { status, body } = await get(path)
      expect(status).toBe(200)
      expect(body).toContain('&lt;script&gt;')
      expect(body).not.toMatch(/<script|<img src=x|onerror=alert\(1\)>"/)
    }
  })

  it('makes links only of web addresses', async () => {
    const { mailbox, get } = inbox()
    mailbox.keep(text({ body: `javascript:alert(1) data:text/html,x http://ok.test/"onmouseover="alert(1)` }))
    const { body } = await get(`?phone=${encodeURIComponent(phone)}`)
    expect(body.match(/<a href="(?!\/dev\/inbox|#)[^"]*"/g)).toEqual(['<a href="http://ok.test/"'])
  })

  it('runs no script and posts nowhere: its frame is sandboxed under a policy of its own', async () => {
    const { mailbox, get } = inbox()
    mailbox.keep(mail({ id: 'one', html: `<form action="https://evil.test"></form>${attack}` }))
    const page = await get('/mail/one')
    const frame = page.body.match(/<iframe[^>]*>/)?.[0]
    expect(frame).toContain('src="/dev/inbox/mail/one/body"')
    expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    const policy = (await get('/mail/one/body')).headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'none'")
    expect(policy).toContain('sandbox allow-popups')
    expect(policy).not.toContain('script-src')
  })
})

describe('every page', () => {
  it('allows no inline script or style, and has none', async () => {
    const { mailbox, get } = inbox()
    mailbox.keep(text({}))
    mailbox.keep(mail({ id: 'one' }))
    for (const path of ['', '?phone=14155550123', '?email=ada@guests.test', '/mail/one', '/mail/none']) {
      const { headers, body } = await get(path)
      const policy = headers.get('content-security-policy')
      expect(policy).toContain("script-src 'self'")
      expect(policy).toContain("style-src 'self'")
      expect(policy).not.toContain('unsafe')
      expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
    }
  })
})
