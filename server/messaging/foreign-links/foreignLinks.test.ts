import { describe, expect, it } from 'vitest'
import { foreignHosts, withoutLinksTo } from './foreignLinks.ts'

const own = new Set(['regulars.example'])
const text = (body: string, more = {}) => ({ subject: '', body, ...more })
const found = (words: ReturnType<typeof text>) => foreignHosts([words], own)

describe('where a mail leads', () => {
  it.each([
    ['https://evil.example/x', ['evil.example']],
    ['Go to www.evil.example now', ['www.evil.example']],
    ['Go to evil.com/login now', ['evil.com']],
    ['HTTPS://EVIL.EXAMPLE', ['evil.example']],
    ['Go to bit.ly/abc now', ['bit.ly']],
    ['Go to evil.support/login, or t.me/x', ['evil.support', 't.me']],
    ['Go to evil.support, or pay.zip.', ['evil.support', 'pay.zip']],
    [
      '..evil.support, --evil.com, @evil.net, my_shop.evil.org',
      ['evil.support', '--evil.com', 'evil.net', 'my_shop.evil.org'],
    ],
    ['Wait...evil.com', ['evil.com']],
    ['evil\u3002com and EVIL.Support', ['evil.com', 'evil.support']],
    ['evil.com.5', ['evil.com']],
    ['coffee/https://evil.com', ['evil.com']],
    ['bücher.example', ['xn--bcher-kva.example']],
    ['Half and half: 1.5/2.0 l, coffee/tea, e.g./i.e.', []],
    ['Wait...we open at 9.30. Today, Mo.-Fr.', []],
    ['https://regulars.example/customer/login', []],
    ['regulars.example/customer/login', []],
    ['https://regulars.example/l/x', ['regulars.example/l/x']],
    ['https://regulars.example/signup-form/K4TR', ['regulars.example/signup-form/K4TR']],
    ['https://regulars.example/%73ignup-form/K4TR', ['regulars.example/%73ignup-form/K4TR']],
    ['regulars.example/x/../signup-form/K4TR', ['regulars.example/signup-form/K4TR']],
    ['https://regulars.example.evil.com', ['regulars.example.evil.com']],
    ['https://regulars.example@evil.com/', ['evil.com']],
    ['Write to ana@evil.com or ana.bee.lima+news@evil.co.uk', []],
    ['We open at 9.30. Come by today.', []],
  ])('is seen in %j', (body, hosts) => {
    expect(found(text(body))).toEqual(hosts)
    expect(found(withoutLinksTo(hosts, text(body), own))).toEqual([])
  })

  it('is seen in buttons, pictures, words and columns', () => {
    const button = { kind: 'button', label: 'Unlock', leads_to: 'https://a.evil.example' } as const
    const picture = {
      kind: 'picture',
      picture_id: null,
      alt: '',
      link: 'https://b.evil.example',
      width: 100,
    } as const
    const words = {
      kind: 'text',
      paragraphs: [[{ text: 'here', link: 'https://c.evil.example' }, { text: ' or d.evil.com' }]],
    } as const
    const blocks = [button, { kind: 'columns', columns: [[picture], [words]] }] as never
    const mail = text('', { blocks })
    const hosts = ['a.evil.example', 'b.evil.example', 'c.evil.example', 'd.evil.com']
    expect(found(mail).sort()).toEqual(hosts)
    expect(found(withoutLinksTo(hosts, mail, own))).toEqual([])
  })

  it('leaves links that may stay', () => {
    const mail = text('https://good.example and https://evil.example')
    expect(withoutLinksTo(['evil.example'], mail, own).body).toBe('https://good.example and')
  })

  it('is read in a moment, however long the words are', () => {
    for (const part of ['a.', '.', 'a.bb', 'a..b.', 'a@', 'aa.bb..', '.a-', 'www.'])
      expect(found(text(part.repeat(40_000 / part.length))).length).toBeLessThanOrEqual(50)
  })
})
