import type { BrowserContext, Page } from '@playwright/test'
import type { TillView } from '#server/loyalty/counter/contract.ts'
import { PAUSE_DAYS } from '#server/messaging/preferences/config.ts'
import type { Inbox } from '#tests/journeys/stage/inbox.ts'
import { callAs } from '../callAs.ts'
import { addressIn, type Business } from './businesses.ts'
import type { Forms } from './openBusiness.ts'
import { textsOf } from './textsOf.ts'

/** Takes the pictures of a screen. */
export type Take = (page: Page, screen: string) => Promise<void>

type Visit = {
  business: Business
  forms: Forms
  owner: BrowserContext
  page: Page
  inbox: Inbox
  take: Take
}
const PIN = '2580'

export async function joins({ business, forms, page, take }: Visit) {
  const t = await textsOf<typeof import('#web/join/texts.ts').texts>('web/join/texts.ts', business.language)
  await page.goto('/signup-form/AAAAAAAAAAAA')
  await take(page, 'join-unknown')
  await page.goto(forms.pausedForm)
  await take(page, 'join-paused')
  await page.goto(forms.form)
  await take(page, 'join')
  await page.getByText(t.more).click()
  await page.getByLabel(t.email, { exact: true }).fill(addressIn(business))
  await page.getByLabel(t.phone).fill('12')
  await page.getByRole('button', { name: t.join }).click()
  await page.getByRole('alert').first().waitFor()
  await take(page, 'join-refused')
  await page.getByLabel(t.phone).fill(business.phone)
  await page.getByLabel(t.firstName, { exact: true }).fill(business.customer)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: t.join }).click()
  await page.getByRole('heading', { name: t.joinedTitle }).waitFor()
  await take(page, 'joined')
}

/** Opens the card by the texted link, which asks for a PIN. */
export async function opensCard({ business, page, inbox, take }: Visit) {
  const t = await textsOf<typeof import('#server/portal/card/pageTexts.ts').texts>(
    'server/portal/card/pageTexts.ts',
    business.language,
  )
  await confirms({ business, page, inbox, take })
  const [texted] = /\/card\/[\w-]+/.exec(await inbox.textTo(business.phone, /\/card\//))!
  const mailed = await inbox.mailTo(addressIn(business), /\/card\/[\w-]+/)
  await page.goto('/card/unknown')
  await take(page, 'card-unknown')
  await page.goto(texted)
  await take(page, 'card-link')
  await page.getByLabel(t.pinLabel).fill('1234')
  await page.getByRole('button', { name: t.openWithPin }).click()
  await take(page, 'card-weak-pin')
  await page.getByLabel(t.pinLabel).fill(PIN)
  await page.getByRole('button', { name: t.openWithPin }).click()
  await page.waitForURL(/\/customer\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settled(page)
  await take(page, 'portal-new')
  await page.context().clearCookies()
  await page.goto(mailed)
  await take(page, 'card-mailed')
  await page.locator('summary').click()
  await page.getByLabel(t.view.pinLabel).fill('1470')
  await page.getByRole('button', { name: t.view.confirm }).click()
  await page.locator('[aria-invalid]').waitFor()
  await take(page, 'card-wrong-pin')
}

/** Presses what the mail asks for where the business's country wants a consent to mail to be confirmed. */
async function confirms({ business, page, inbox, take }: Omit<Visit, 'forms' | 'owner'>) {
  const link = await inbox.mailTo(addressIn(business), /\/(?:confirm|card)\/[\w-]+/)
  if (link.startsWith('/card/')) return
  await page.goto(link)
  await take(page, 'confirm')
  await page.getByRole('button').click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take(page, 'confirmed')
}

export async function usesCard({ business, owner, page, take }: Visit) {
  const { texts: t } = (await modules(business)).portal
  const profile = (await modules(business)).profile
  await page.goto('/customer/login')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await take(page, 'login')
  await page.getByRole('button', { name: t.login.contact }).click()
  await take(page, 'login-contact')
  await page.getByRole('button', { name: t.contact.close }).first().click()
  await page.getByRole('button', { name: t.login.byCode }).click()
  await take(page, 'login-code')
  await page.goto('/customer/login')
  await page.getByLabel(t.login.phone).fill(business.phone)
  await page.getByLabel(t.login.pin).fill(PIN)
  await page.getByRole('button', { name: t.login.submit }).click()
  await page.getByText(t.dashboard.programs).first().waitFor()
  await buys(owner)
  await page.reload()
  await page.getByText(t.dashboard.history).first().waitFor()
  await settled(page)
  await take(page, 'portal')
  await page.getByRole('button', { name: t.dashboard.showCode }).click()
  await take(page, 'portal-code')
  await page.goto('/customer/dashboard')
  await page
    .getByRole('button', { name: new RegExp(`^${t.reward.show}`) })
    .first()
    .click()
  await take(page, 'portal-reward')
  await page.goto('/customer/dashboard')
  await page.getByText(t.program.spend).first().click()
  await page.getByRole('button', { name: t.program.claim, exact: true }).first().click()
  await page.getByRole('dialog').waitFor()
  await take(page, 'portal-claim')
  await page.goto('/customer/profile')
  await page.getByRole('heading', { level: 1, name: profile.texts.title }).waitFor()
  await settled(page)
  await take(page, 'portal-profile')
  await page.getByRole('button', { name: profile.texts.data.delete }).click()
  await page.getByRole('dialog').waitFor()
  await take(page, 'portal-delete')
}

/** Fills a card and begins the next, and redeems its reward. */
async function buys(owner: BrowserContext) {
  const { data } = await callAs<{ data: { id: string }[] }>(owner, 'get', '/v1/customers')
  const customer_id = data[0]!.id
  await callAs(owner, 'post', '/v1/purchases', { customer_id, amount: 3450, stamps: 11 })
  const { rewards } = await callAs<TillView>(owner, 'get', `/app/counter/customers/${customer_id}`)
  const { redemption_code: code } = rewards.find(({ type }) => type === 'stamp_card')!
  await callAs(owner, 'post', '/v1/redemptions', { code })
}

/** Chooses what to get, pauses, and unsubscribes, by the links of a mail. */
export async function withdraws({ business, page, inbox, take }: Visit) {
  const { preferences, leaving } = await modules(business)
  const address = addressIn(business)
  await page.goto(await inbox.mailTo(address, /\/preferences\/[\w-]+/))
  await take(page, 'preferences')
  await page.getByRole('button', { name: preferences.texts.pause.start(PAUSE_DAYS) }).click()
  await page.getByText(preferences.texts.said.saved).waitFor()
  await take(page, 'preferences-paused')
  await page.goto(await inbox.mailTo(address, /\/unsubscribe\/[\w-]+/))
  await take(page, 'unsubscribe')
  await page.getByRole('button', { name: leaving.texts.stop }).click()
  await page.getByRole('heading', { name: leaving.texts.done }).waitFor()
  await take(page, 'unsubscribed')
  await page.goto('/unsubscribe/unknown')
  await take(page, 'unsubscribe-unknown')
  await page.goto('/confirm/unknown')
  await take(page, 'confirm-unknown')
  await page.goto('/preferences/unknown')
  await take(page, 'preferences-unknown')
}

async function modules({ language }: Business) {
  const of = async <Texts>(module: string) => ({ texts: await textsOf<Texts>(module, language) })
  return {
    portal: await of<typeof import('#web/portal/texts.ts').texts>('web/portal/texts.ts'),
    profile: await of<typeof import('#web/portal/profile/texts.ts').texts>('web/portal/profile/texts.ts'),
    preferences: await of<typeof import('#server/portal/preferences/texts.ts').texts>(
      'server/portal/preferences/texts.ts',
    ),
    leaving: await of<typeof import('#server/messaging/messages/links/unsubscribeTexts.ts').texts>(
      'server/messaging/messages/links/unsubscribeTexts.ts',
    ),
  }
}

const settled = (page: Page) => page.waitForLoadState('networkidle')
