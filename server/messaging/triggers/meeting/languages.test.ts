import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customers } from '#server/loyalty/customers/tables.ts'
import { askToConfirm } from '#server/messaging/confirmations/index.ts'
import { changePreferences, movePreferences, readsOf } from '#server/messaging/preferences/index.ts'
import { editSmsTemplate, selectTemplates } from '#server/messaging/templates/index.ts'
import { emailTemplates, smsTemplates } from '#server/messaging/templates/tables.ts'
import { newId } from '#server/platform/context/ids.ts'
import type { Language } from '#server/platform/text/languages.ts'
import { type MessageBusiness, newPhone, welcome } from '#tests/messages/business.ts'
import { writeText } from '#tests/messages/customer.ts'
import { type Desk, openDesk } from '#tests/messages/desk.ts'
import { announce } from './announce.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

type Place = Parameters<MessageBusiness['change']>[0]

/** A business elsewhere that may text American phones, and what a customer of it gets. */
async function openAbroad(place: Place, speaks: Language | null = null) {
  const business = await desk.newBusiness()
  await business.change({ text_countries: ['US'], ...place })
  const [phone, email] = [newPhone(), `${newId()}@example.com`]
  const id = await business.addCustomer({ phone, email, agreed: ['sms', 'email'] })
  if (speaks) await business.run((ctx) => changePreferences(ctx, id, { language: speaks }))
  return {
    ...{ business, id, phone, email },
    async welcomed() {
      await business.run((ctx) => welcome(ctx, id))
      await desk.workOff('all')
      return { text: desk.mailbox.texts(phone)[0]!, mail: desk.mailbox.mails(email)[0]! }
    },
  }
}

describe('a message is in the language', () => {
  it('of its reader: a Polish guest of a German shop gets Polish, down to the frame of the mail', async () => {
    const { welcomed } = await openAbroad({ default_country: 'DE' }, 'pl')
    const { text, mail } = await welcomed()
    expect(text).toMatchObject({
      body: expect.stringMatching(/^Witamy w lokalu Café Sunrise, Ana!/),
      segments: 1,
    })
    expect(mail.subject).toBe('Witamy w lokalu Café Sunrise')
    expect(mail.html).toMatch(/<html lang="pl-DE" dir="ltr">/)
    for (const words of [
      'Zobacz swoją kartę',
      'Wypisz mnie',
      'za Twoją zgodą',
      'Wybierz, co chcesz dostawać',
    ])
      expect(mail.html).toContain(words)
    expect(mail.text).toContain('Wypisz mnie: http')
    expect(`${mail.html} ${mail.text} ${text.body}`).not.toMatch(/\b(your|you|because|Unsubscribe|Or open)\b/)
  })

  it.each([
    [{ default_country: 'IT' }, /^Ciao Ana, ti diamo il benvenuto/],
    [{ default_country: 'DE', language: 'fr' }, /^Bienvenue chez Café Sunrise, Ana/],
    [{ default_country: 'US', language: 'es' }, /^¡Te damos la bienvenida/],
    [{ default_country: 'JP' }, /^Welcome to Café Sunrise/],
  ] as const)('of the shop for a guest without one: %j', async (place, begins) => {
    const { welcomed } = await openAbroad(place)
    expect((await welcomed()).text.body).toMatch(begins)
  })

  it('of the shop for a guest whose language only the shop could write', async () => {
    const { welcomed } = await openAbroad({ default_country: 'IT' }, 'tr')
    expect((await welcomed()).mail.subject).toBe('Ti diamo il benvenuto da Café Sunrise')
  })

  it('English in an English shop, to the letter', async () => {
    const { welcomed } = await openAbroad({})
    const { text, mail } = await welcomed()
    expect(text.body).toBe(
      'Welcome to Café Sunrise, Ana! You now collect rewards with us. Reply STOP to end, HELP for help. Msg & data rates may apply.',
    )
    expect(mail.subject).toBe('Welcome to Café Sunrise')
    expect(mail.html).toContain('You get this mail because you agreed to hear from us.')
    expect(mail.html).toContain('<html lang="en-US" dir="ltr">')
  })

  it('Arabic from right to left', async () => {
    const { welcomed } = await openAbroad({ default_country: 'AE' })
    const { mail } = await welcomed()
    expect(mail.html).toMatch(/<html lang="ar-AE[^"]*" dir="rtl">/)
    expect(mail.subject).toBe('أهلًا بك في Café Sunrise')
  })

  it('of the guest who is left when two are one', async () => {
    const { business, id } = await openAbroad({ default_country: 'DE' }, 'pl')
    const other = await business.addCustomer()
    await business.run((ctx) => movePreferences(ctx, id, other))
    const found = await business.business()
    expect(await business.run((ctx) => readsOf(ctx, found, other))).toMatchObject({ language: 'pl' })
  })
})

describe('what a shop wrote itself', () => {
  it('goes in its words to everybody, and ours around it in the reader’s language', async () => {
    const { business, welcomed } = await openAbroad({ default_country: 'DE' }, 'pl')
    await business.run(async ({ tx, businessId }) => {
      const own = (table: typeof smsTemplates | typeof emailTemplates) =>
        and(eq(table.business_id, businessId), eq(table.trigger_type, 'welcome'))
      const words = { message_template: 'Servus {firstName} bei uns!' }
      await tx.update(smsTemplates).set(words).where(own(smsTemplates))
      const mail = { subject: 'Servus', body: 'Schön, dass du da bist.' }
      await tx.update(emailTemplates).set(mail).where(own(emailTemplates))
    })
    const { text, mail } = await welcomed()
    expect(text.body).toBe('Servus Ana bei uns!')
    expect([mail.subject, mail.text]).toEqual(['Servus', expect.stringContaining('Schön, dass du da bist.')])
    expect(mail.html).toContain('Wypisz mnie')
  })

  it('greets who has no name in the language of the sentence', async () => {
    const { business, welcomed } = await openAbroad({ default_country: 'DE' }, 'nl')
    await business.run(({ tx, businessId }) =>
      tx.update(customers).set({ first_name: null }).where(eq(customers.business_id, businessId)),
    )
    await business.run(({ tx, businessId }) =>
      tx
        .update(emailTemplates)
        .set({ subject: 'Servus {firstName}' })
        .where(eq(emailTemplates.business_id, businessId)),
    )
    const { text, mail } = await welcomed()
    expect(text.body).toMatch(/^Welkom bij Café Sunrise, beste gast!/)
    expect(mail.subject).toBe('Servus lieber Gast')
  })

  it('is a translation of its own, where it has one', async () => {
    const { business, welcomed } = await openAbroad({ default_country: 'DE' }, 'pl')
    await business.run(async (ctx) => {
      const template = (await selectTemplates(ctx, 'sms')).find((one) => one.trigger_type === 'welcome')!
      const { id: templateId, name, trigger_type, message_template, config, version } = template
      const translations = [{ language: 'pl' as const, message_template: 'Czołem {firstName}' }]
      const draft = { name, trigger_type, message_template, translations, config }
      await editSmsTemplate(ctx, { templateId, version, ...draft })
    })
    expect((await welcomed()).text.body).toBe('Czołem Ana')
  })
})

describe('what our own code says', () => {
  it('names a reward’s code and its card in the reader’s language', async () => {
    const { business, id, phone, email } = await openAbroad({ default_country: 'DE' }, 'es')
    const rewards = [{ id: newId(), name: 'Un café', code: 'K7QWTX' }]
    const link = `${desk.services.publicUrl}/card/${'x'.repeat(43)}`
    const cardLink = { request: newId(), make: async () => link }
    await business.run((ctx) => announce(ctx, { customerId: id, hasJoined: false, rewards, cardLink }))
    await desk.workOff('all')
    expect(desk.mailbox.mails(email)[0]!.text).toContain('Un café\nCódigo: K7QWTX')
    const texts = desk.mailbox.texts(phone).map(({ body }) => body)
    expect(texts.join('\n')).toContain(`Tu tarjeta de Café Sunrise: ${link} Sirve hasta el `)
  })

  it('asks to confirm in the reader’s language', async () => {
    const { business, id, email } = await openAbroad({ default_country: 'DE' }, 'it')
    const asked = { source: 'portal', wording: 'Sì', ip: null } as const
    const found = await business.business()
    const customer = await business.customer(id)
    await business.run((ctx) => askToConfirm(ctx, found, customer, asked))
    await desk.workOff()
    const [mail] = desk.mailbox.mails(email)
    expect(mail!.subject).toMatch(/email da Café Sunrise\?$/)
    expect(mail!.html).toContain('Oppure apri questo indirizzo:')
  })

  it.each([
    ['pl', /^Wypisalismy Cie/, /^Znow dostajesz/, /^SMS-y o karcie.*Café Sunrise.*STOP/],
    [null, /^Du bist abgemeldet/, /^Du bist wieder angemeldet/, /^SMS zu deiner Kundenkarte/],
  ] as const)('answers STOP, START and HELP in it: %s', async (speaks, stopped, started, helped) => {
    const { phone, welcomed } = await openAbroad({ default_country: 'DE' }, speaks)
    await welcomed()
    const answer = async (body: string) =>
      /<Message>(.*)<\/Message>/s.exec((await writeText(desk, { from: phone, body })).text)?.[1]
    expect(await answer('HELP')).toMatch(helped)
    expect(await answer('STOP')).toMatch(stopped)
    expect(await answer('START')).toMatch(started)
  })
})
