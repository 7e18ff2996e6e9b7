import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseCustomer } from '#server/data/customer-record/eraseCustomer.ts'
import { createProgram } from '#server/loyalty/programs/index.ts'
import { queueFor, sendQuickMessage } from '#server/messaging/messages/index.ts'
import { communicationLogs } from '#server/messaging/messages/tables.ts'
import { createEmailTemplate, editEmailTemplate } from '#server/messaging/templates/emailTemplates.ts'
import { announce } from '#server/messaging/triggers/meeting/announce.ts'
import { newId } from '#server/platform/context/ids.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { openCampaignBusiness } from '#tests/world/campaignBusiness.ts'
import type { Block } from './block.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const text = (words: string): Block => ({ kind: 'text', paragraphs: [[{ text: words }]] })
const heading: Block = { kind: 'heading', text: 'Hi {firstName}', size: 'large' }
const draft = (blocks: Block[], trigger_type: 'custom' | 'reward' = 'custom') => ({
  ...{
    name: 'Blocks',
    trigger_type,
    subject: 'For {firstName}',
    body: '',
    config: {},
    translations: [],
    blocks,
  },
})
let customers = 0
async function openBusiness() {
  const business = await openCampaignBusiness(desk, { plan: 'Agency' })
  const addCustomer = async () => {
    const email = `blocks${customers++}@example.com`
    return { email, id: await business.addCustomer({ firstName: 'Zoë', email, agreed: ['email'] }) }
  }
  const mailTo = async (email: string) => {
    await desk.workOff()
    return desk.mailbox.mails(email).at(-1)!
  }
  return { ...business, addCustomer, mailTo }
}

describe('a mail of blocks', () => {
  it('that waits keeps its words, whatever becomes of the template, and the history shows them as text', async () => {
    const business = await openBusiness()
    const { id, email } = await business.addCustomer()
    const made = await business.run((ctx) =>
      createEmailTemplate(ctx, draft([heading, text('Old words'), { kind: 'card' }])),
    )
    expect(made.body).toBe('Hi {firstName}\n\nOld words')
    const request = { type: 'email' as const, customerId: id, templateId: made.id, idempotencyKey: newId() }
    await business.run((ctx) => sendQuickMessage(ctx, request))
    await business.run((ctx) =>
      editEmailTemplate(ctx, { ...draft([text('New words')]), templateId: made.id, version: made.version }),
    )
    const mail = await business.mailTo(email)
    expect(mail.subject).toBe('For Zoë')
    expect(mail.html).toContain('>Hi Zoë</h1>')
    expect(mail.html).toContain('Old words')
    expect(mail.text).toContain('Hi Zoë\n\nOld words')
    expect((await business.messages())[0]).toMatchObject({ content: 'Hi Zoë\n\nOld words' })
  })

  it('shows a reward where its block stands, and its code goes with an erased customer', async () => {
    const business = await openBusiness()
    const { id, email } = await business.addCustomer()
    await business.run((ctx) =>
      createEmailTemplate(ctx, draft([heading, { kind: 'reward' }, text('At the till')], 'reward')),
    )
    const rewards = [{ id: newId(), name: 'A coffee', code: '7KQ4MPXW' }]
    await business.run((ctx) => announce(ctx, { customerId: id, hasJoined: false, rewards, by: ['email'] }))
    const mail = await business.mailTo(email)
    expect(mail.text).toContain('Hi Zoë\n\nA coffee\nCode: 7KQ4MPXW\n\nAt the till')
    expect(mail.html.indexOf('7KQ4MPXW', mail.html.indexOf('<h1'))).toBeLessThan(
      mail.html.lastIndexOf('At the till'),
    )
    await business.run((ctx) => eraseCustomer(ctx, { customerId: id, confirmation: 'Zoë' } as never))
    const left = JSON.stringify(await business.run(({ tx }) => tx.select().from(communicationLogs)))
    expect(left).not.toMatch(/7KQ4MPXW|Zoë/)
  })

  it('of a campaign gives each their code where the block of rewards stands', async () => {
    const business = await openBusiness()
    const { email } = await business.addCustomer()
    const program = await business.run((ctx) =>
      createProgram(ctx, { name: 'Codes', type: 'rebate_code', config: { codePrefix: 'SAVE' } } as never),
    )
    const id = await business.makeAndStart({
      type: 'email',
      texts: [{ subject: 'News', body: '', blocks: [heading, { kind: 'reward' }] }],
      offer: { kind: 'rebate_code', program_id: program.id },
    })
    await business.sendAll(id)
    const mail = await business.mailTo(email)
    expect(mail.text).toMatch(/Hi Zoë\n\n10% off\nCode: SAVE\w+/)
  })

  it('adds no header by what is in it', async () => {
    const business = await openBusiness()
    const { id, email } = await business.addCustomer()
    await business.run(async (ctx) =>
      queueFor(ctx, await business.business(), {
        ...{ type: 'email', purpose: 'marketing', dedupe_key: 'evil', customerId: id, recipient: email },
        ...{ subject: 'Hi\r\nBcc: all@example.com', content: 'x' },
        parts: { blocks: [{ kind: 'heading', text: '\r\nBcc: all@example.com\r\n.\r\n', size: 'large' }] },
      }),
    )
    const mail = await business.mailTo(email)
    expect(mail.headers.map(({ name }) => name)).not.toContain('bcc')
    expect(desk.mailbox.mails('all@example.com')).toEqual([])
  })
})
