import { afterAll, beforeAll, expect, it } from 'vitest'
import { measureText } from '#server/messaging/messages/compose/segments.ts'
import { openPeople, PASSWORD, type People } from '#tests/accounts/people.ts'

let people: People
beforeAll(async () => {
  people = await openPeople()
})
afterAll(() => people?.close())

const codes = [
  ['de', 'bestätigt dieses Handy für dein Regulars-Konto', 'meldet dich bei Regulars an'],
  ['es', 'confirma este teléfono para tu cuenta de Regulars', 'es tu clave para entrar en Regulars'],
  ['en', 'confirms this phone for your Regulars account', 'signs in to your Regulars account'],
] as const

it.each(codes)(
  'texted codes are in the language of the account, whoever asks for them, and each is one segment: %s',
  async (language, confirms, signsIn) => {
    const { visitor, email } = await people.signUp()
    await visitor.post('/api/auth/verify', { type: 'signup', token: await people.tokenFor(email) })
    await visitor.send('PUT', '/api/auth/user/language', { language })
    const phone = `+1201555010${codes.findIndex(([one]) => one === language)}`
    await visitor.post('/api/auth/user/phone', { phone, password: PASSWORD })
    await visitor.post('/api/auth/user/phone/verify', { phone, token: await people.codeFor(phone) })

    const stranger = people.visitor()
    await stranger.post('/api/auth/otp', { phone }, { 'accept-language': language === 'es' ? 'de' : 'es' })
    const code = await people.codeFor(phone)
    const bodies = people.texts(phone).map(({ body }) => body)
    expect(bodies).toEqual([
      expect.stringContaining(confirms),
      expect.stringContaining(`${code} ${signsIn}.`),
    ])
    const atLongHost = bodies.map((body) => body.replace('@localhost', '@loyalty.shop.example'))
    expect(atLongHost.map((body) => measureText(body))).toMatchObject(
      bodies.map(() => ({ encoding: 'GSM-7', segments: 1 })),
    )
    expect((await stranger.post('/api/auth/verify', { type: 'sms', phone, token: code })).status).toBe(200)
  },
)
