import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CaptchaStandIn, startCaptcha } from '#stand-ins/captcha/captcha.ts'
import { openPeople, PASSWORD, type People, refusalOf, said } from '#tests/accounts/people.ts'

const FREE = '01939c00-0000-7000-8000-000000000001'
const REFUSED = [400, 'Please confirm that you are a person.']

let people: People
let captcha: CaptchaStandIn
beforeAll(async () => {
  captcha = await startCaptcha()
  const { siteKey, secret, baseUrl } = captcha
  people = await openPeople({ captcha: { provider: 'turnstile', siteKey, secret, baseUrl } })
})
afterAll(async () => {
  await people?.close()
  await captcha?.close()
})

const passed = () => ({ 'x-captcha-response': captcha.pass() })
const signUp = (headers: Record<string, string> = {}, email = people.newEmail()) => {
  const account = { company_name: 'Blue Door Café', email, password: PASSWORD, tier_id: FREE }
  return people.visitor().post('/api/auth/sign-up', account, headers)
}
const signIn = (email: string, password: string, headers = {}) =>
  people.visitor().post('/api/auth/sign-in', { email, password }, headers)

describe('a captcha under attack', () => {
  it('lets nobody sign up or ask for a mail without a token, or with an invented or used one', async () => {
    const ways = {
      'sign-up': (headers: Record<string, string>) => signUp(headers),
      recover: (headers: Record<string, string>) =>
        people.visitor().post('/api/auth/recover', { email: people.newEmail() }, headers),
      'a code': (headers: Record<string, string>) =>
        people.visitor().post('/api/auth/otp', { email: people.newEmail() }, headers),
    }
    for (const [name, way] of Object.entries(ways)) {
      const once = passed()
      expect([name, (await way(once)).status < 300]).toEqual([name, true])
      for (const headers of [{}, once, { 'x-captcha-response': '' }, { 'x-captcha-response': 'made-up' }]) {
        const answer = await way(headers as Record<string, string>)
        expect([name, ...said(answer)]).toEqual([name, ...REFUSED])
        expect(refusalOf(answer)?.details).toEqual({ reason: 'captcha' })
      }
    }
  })

  it('is required after three wrong passwords, at the sign-in and for tokens alike, for known and unknown addresses', async () => {
    const known = people.newEmail()
    await signUp(passed(), known)
    for (const email of [known, people.newEmail()]) {
      for (let tries = 0; tries < 3; tries++)
        expect(said(await signIn(email, 'wrong one'))).toEqual([400, 'Invalid login credentials'])
      expect(said(await signIn(email, PASSWORD))).toEqual(REFUSED)
      const program = await people
        .visitor()
        .post('/api/auth/token?grant_type=password', { email, password: PASSWORD })
      expect(said(program)).toEqual(REFUSED)
    }
    expect((await signIn(known, PASSWORD, passed())).status).toBe(200)
    // After a successful sign-in no captcha is asked for.
    expect((await signIn(known, PASSWORD)).status).toBe(200)
  })

  it('lets nobody in while its provider cannot be reached', async () => {
    const { siteKey, secret } = captcha
    const gone = await startCaptcha()
    const cut = await openPeople({
      captcha: { provider: 'hcaptcha', siteKey, secret, baseUrl: gone.baseUrl },
    })
    await gone.close()
    const body = { email: cut.newEmail() }
    const answer = await cut.visitor().post('/api/auth/recover', body, passed())
    await cut.close()
    expect(said(answer)).toEqual([503, 'We could not check that you are a person. Please try again.'])
  })

  it('does not accept an answer about a wrong secret as a success', async () => {
    const { siteKey, baseUrl } = captcha
    const other = await openPeople({
      captcha: { provider: 'turnstile', siteKey, secret: 'of another site', baseUrl },
    })
    const answer = await other.visitor().post('/api/auth/recover', { email: other.newEmail() }, passed())
    await other.close()
    expect(said(answer)).toEqual(REFUSED)
  })
})

describe('a captcha', () => {
  it('tells the page which widget to show, and allows only that one in the content policy', async () => {
    const { body } = await people.visitor().get('/api/auth/settings')
    expect(body).toMatchObject({
      captcha: {
        provider: 'turnstile',
        site_key: captcha.siteKey,
        script_url: `${captcha.baseUrl}/api.js?render=explicit`,
      },
    })
    expect(JSON.stringify(body)).not.toContain(captcha.secret)
    const policy = (await people.visitor().get('/login')).headers.get('content-security-policy')
    for (const directive of ['script-src', 'frame-src', 'connect-src', 'style-src'])
      expect(policy).toContain(`${directive} 'self' ${captcha.baseUrl};`)
    const off = await openPeople()
    const strict = (await off.visitor().get('/login')).headers.get('content-security-policy')
    await off.close()
    expect(strict).toContain("script-src 'self';")
    expect(strict).not.toContain('frame-src')
  })
})
