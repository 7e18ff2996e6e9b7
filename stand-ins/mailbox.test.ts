import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type Mail, Mailbox, productId, type Text } from '#stand-ins/mailbox.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})
function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'mailbox-'))
  folders.push(folder)
  return join(folder, 'stand-ins')
}

const id = '0198c0de-0000-7000-8000-000000000001'
const text = (over: Partial<Text> = {}): Text => ({
  kind: 'text',
  id: 'SM1',
  at: '2026-03-01T09:00:00.000Z',
  direction: 'received',
  phone: '+14155550123',
  sender: '+15005550006',
  service: null,
  body: 'Hi',
  segments: 1,
  status: 'queued',
  errorCode: null,
  statusCallbackUrl: `https://regulars.test/status/${id}`,
  ...over,
})
const mail = (over: Partial<Mail> = {}): Mail => ({
  kind: 'mail',
  id: 'm1',
  at: '2026-03-01T09:00:00.000Z',
  email: 'ada@guests.test',
  from: { name: 'Shop', email: 'hello@regulars.test' },
  replyTo: null,
  subject: 'Hi',
  text: 'Hi',
  html: '',
  headers: [],
  messageId: `<${id}@regulars.test>`,
  ...over,
})

describe('a mailbox with a folder', () => {
  it('still has yesterday’s messages and their fate after a restart', () => {
    const dataDir = newFolder()
    const before = new Mailbox(dataDir)
    before.keep(text())
    before.keep(mail())
    before.keep({ kind: 'status', id: 'SM1', status: 'delivered', errorCode: null })
    // Left open, as by a kill.
    const after = new Mailbox(dataDir)
    expect(after.texts()).toEqual([text({ status: 'delivered' })])
    expect(after.mails()).toEqual([mail()])
    expect(after.timesReceived()).toEqual({ texts: { [id]: 1 }, mails: { [id]: 1 } })
    before.close()
    after.close()
  })

  it('loses only the line that a kill cut in half, and writes on cleanly', () => {
    const dataDir = newFolder()
    const before = new Mailbox(dataDir)
    before.keep(text())
    before.close()
    appendFileSync(join(dataDir, 'messages.jsonl'), '{"kind":"text","id":"SM')
    const during = new Mailbox(dataDir)
    during.keep(text({ id: 'SM2' }))
    during.close()
    const after = new Mailbox(dataDir)
    expect(after.texts().map((one) => one.id)).toEqual(['SM1', 'SM2'])
    after.close()
  })

  it('is readable by its owner alone', () => {
    const dataDir = newFolder()
    new Mailbox(dataDir).close()
    expect(statSync(join(dataDir, 'messages.jsonl')).mode & 0o077).toBe(0)
  })
})

describe('counting what was received', () => {
  it('shows a message that came twice', () => {
    const mailbox = new Mailbox()
    mailbox.keep(text())
    mailbox.keep(text({ id: 'SM2', statusCallbackUrl: `https://regulars.test/status?message=${id}&try=2` }))
    mailbox.keep(mail())
    mailbox.keep(mail({ id: 'm2' }))
    expect(mailbox.timesReceived()).toEqual({ texts: { [id]: 2 }, mails: { [id]: 2 } })
  })

  it.each([
    [`https://regulars.test/11111111-1111-4111-8111-111111111111/status/${id.toUpperCase()}`, id],
    ['https://regulars.test/status/42', 'https://regulars.test/status/42'],
    ['<42@regulars.test>', '42@regulars.test'],
  ])('knows the product’s own id in %s', (carrier, expected) => {
    expect(productId(carrier)).toBe(expected)
  })
})

describe('waiting for a message', () => {
  it('ends when it arrives', async () => {
    const mailbox = new Mailbox()
    const found = mailbox.until(() => mailbox.texts('+14155550123').at(-1))
    mailbox.keep(text({ phone: '+14155550199' }))
    mailbox.keep(text({ id: 'SM2' }))
    expect((await found).id).toBe('SM2')
  })

  it('fails in time when it does not', async () => {
    const mailbox = new Mailbox()
    await expect(mailbox.until(() => mailbox.mails().at(-1), 30)).rejects.toThrow('within 30 ms')
  })
})
