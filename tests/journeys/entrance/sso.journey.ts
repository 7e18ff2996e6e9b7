import { afterAll, describe } from 'vitest'
import { type Company, openCompany } from '#tests/accounts/company.ts'
import { journey } from '#tests/engines/journey.ts'
import { texts } from '#web/sign-in/texts.ts'
import { openBusiness } from '../acts/office.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { type Screen, watched } from '../stage/screens.ts'
import { setStage, windowsWith } from '../stage/stage.ts'

const words = texts.sso

let company: Company
const stage = setStage(async () => {
  // The company is set up before the server exists, and learns the product's address when a person signs in.
  const productUrl = () => stage.server?.url ?? 'http://localhost'
  company = await openCompany('acme', 'acme.example', productUrl)
  const { clientId, clientSecret, discoveryUrl, ...provider } = company.provider
  const issuer = new URL(discoveryUrl).origin
  const acme = { ...provider, issuer, client_id: clientId, client_secret: clientSecret }
  return { SSO_PROVIDERS: JSON.stringify([acme]) }
})
afterAll(() => company?.close())

describe.each(windowsWith('desk'))('a company of its own, at $at', ({ at, size }) => {
  journey('lets in whom it knows and a shop invited, by keyboard alone', async () => {
    const screen = await stage.open(size)
    const email = `ada.${at.replaceAll(' ', '.')}@acme.example`
    await watched([screen], async () => {
      await worksThere(screen, email)
      await screen.page.context().clearCookies()
      await isAskedForTheAddress(screen)
      await goesThrough(screen, `stranger.${email}`)
      await expect(screen.page.getByRole('alert')).toHaveText(words.errors.sso_signup_disabled!)
      // Otherwise the company would still know this browser as the stranger.
      await screen.page.context().clearCookies()
      await goesThrough(screen, email)
      await expect(screen.page).toHaveURL(`${screen.url}/dashboard`)
    })
    expect(screen.complaints).toEqual([])
    await screen.page.context().close()
  })
})

/** Opens an account and confirms its address: a company's provider can open no other accounts. */
async function worksThere(screen: Screen, email: string) {
  await openBusiness(screen, email)
  await screen.page.goto(await stage.inbox.mailTo(email, /http\S+verify-email\?token=[\w-]+/))
  await screen.page.getByRole('button', { name: texts.verify.confirm }).click()
  await expect(screen.page.getByRole('heading', { level: 1, name: texts.verify.done })).toBeVisible()
}

async function isAskedForTheAddress({ page, url }: Screen) {
  await page.goto(`${url}/login`)
  await page.getByRole('button', { name: words.button }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(words.noEmail)
  await expectAccessible(page)
}

async function goesThrough({ page, url }: Screen, email: string) {
  await page.goto(`${url}/login`)
  await page.getByLabel(texts.email).fill(email)
  await page.getByRole('button', { name: words.button }).focus()
  await page.keyboard.press('Enter')
  // On the pages of the company.
  await expect(page).toHaveURL(/\/interaction\//)
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
}
