import { describe, expect, it } from 'vitest'
import { email, mailServer } from './rig.ts'

describe('an accepted mail', () => {
  it('arrives with names, alternatives and headers as they were given', async () => {
    const { mailbox, send } = await mailServer()
    const unsubscribe = `<https://regulars.test/u/${'x'.repeat(200)}>`
    const outcome = await send({
      ...email,
      subject: 'Déjà vu 🎁 مرحبا',
      to: { email: 'Ada@Guests.test', name: 'Ada "Lovely" Lovelace' },
      from: { name: 'Café; Blue, Door', email: 'shop@blue-door.test' },
      replyTo: 'owner@blue-door.test',
      headers: { 'List-Unsubscribe': unsubscribe, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      messageId: '0198c0de-0000-7000-8000-000000000002@regulars.test',
    })
    const messageId = '<0198c0de-0000-7000-8000-000000000002@regulars.test>'
    expect(outcome).toEqual({ outcome: 'accepted', providerId: messageId })
    const mail = mailbox.mails('ada@guests.test')[0]!
    expect(mail).toMatchObject({
      from: { name: 'Café; Blue, Door', email: 'shop@blue-door.test' },
      replyTo: 'owner@blue-door.test',
      subject: 'Déjà vu 🎁 مرحبا',
      messageId,
    })
    expect(mail.headers).toContainEqual({ name: 'list-unsubscribe', value: unsubscribe })
    expect(mail.headers).toContainEqual({
      name: 'list-unsubscribe-post',
      value: 'List-Unsubscribe=One-Click',
    })
  })

  it('comes from the address of the setting unless it names another', async () => {
    const { mailbox, send } = await mailServer()
    await send(email)
    expect(mailbox.mails()[0]?.from).toEqual({ name: 'Blue Door Café', email: 'hello@regulars.test' })
  })

  it('arrives once each when many are sent at the same time', async () => {
    const { mailbox, send } = await mailServer({ connections: 3 })
    const ids = Array.from({ length: 40 }, (_, n) => `mail-${n}@regulars.test`)
    const outcomes = await Promise.all(ids.map((messageId) => send({ ...email, messageId })))
    expect(outcomes.every(({ outcome }) => outcome === 'accepted')).toBe(true)
    expect(mailbox.timesReceived().mails).toEqual(Object.fromEntries(ids.map((id) => [id, 1])))
  })
})
