import { pathToFileURL } from 'node:url'
import { describe } from 'vitest'
import { type StaffLanguage, staffLanguages } from '#server/platform/text/pageLanguages.ts'
import { journey } from '#tests/engines/journey.ts'
import { sampled } from '#tests/input/sampled.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { password } from '../acts/office.ts'
import { pressAtTill } from '../acts/pressAtTill.ts'
import { expect } from '../stage/expect.ts'
import { desk, openScreen, type Screen, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'
import { ENGLISH_OF_TEAMS, englishWords } from './englishWords.ts'

const stage = setStage()

const from: Record<Exclude<StaffLanguage, 'en'>, { locale: string; number: string; price: RegExp }> = {
  de: { locale: 'de-DE', number: '+4915123456789', price: /12,50\s€/ },
  es: { locale: 'es-ES', number: '+34612345678', price: /12,50\s€/ },
}
type Other = keyof typeof from

const others = staffLanguages.filter((language) => language !== 'en')
/** A changing one in a test, both in a proof. */
const drawn = sampled(others, 1)

const COMPANY = 'Café Mittag'
/** Words that people chose themselves, and names that are the same in each language. */
const own = [
  ...[COMPANY, 'Nora', 'Regulars', 'Mailchimp', 'owner', 'English', 'Isle of Man', 'Port of Spain'],
  // Where to press at SendGrid.
  ...['Settings, API Keys', 'Settings, Mail Settings', 'Mail Send'],
]

/** The texts of a module of web/ in a language. */
const wordsOf = async <Module>(module: string, language: Other): Promise<Module> =>
  import(/* @vite-ignore */ pathToFileURL(`web/${module}/${language}.ts`).href)

async function wordsIn(language: Other) {
  const of = <Module>(module: string) => wordsOf<Module>(module, language)
  return {
    ui: (await of<typeof import('#web/ui/texts.ts')>('ui/texts')).texts,
    entrance: (await of<typeof import('#web/sign-in/texts.ts')>('sign-in/texts')).texts,
    dashboard: (await of<typeof import('#web/console/dashboard/texts.ts')>('console/dashboard/texts')).texts,
    setup: (await of<typeof import('#web/console/setup/texts.ts')>('console/setup/texts')).texts,
    programs: (await of<typeof import('#web/console/programs/texts.ts')>('console/programs/texts')).texts,
    qrCodes: (await of<typeof import('#web/console/qr-codes/texts.ts')>('console/qr-codes/texts')).texts,
    add: (await of<typeof import('#web/console/customers/adding/texts.ts')>('console/customers/adding/texts'))
      .addTexts,
    counter: (await of<typeof import('#web/console/counter/texts.ts')>('console/counter/texts')).texts,
    campaigns: (await of<typeof import('#web/console/campaigns/texts.ts')>('console/campaigns/texts')).texts,
    team: (await of<typeof import('#web/console/team/texts.ts')>('console/team/texts')).texts,
    account: (await of<typeof import('#web/console/accounts/texts.ts')>('console/accounts/texts')).texts,
    language: (
      await of<typeof import('#web/console/accounts/languageTexts.ts')>('console/accounts/languageTexts')
    ).languageTexts,
  }
}
type Words = Awaited<ReturnType<typeof wordsIn>>

/** Every other screen of an owner; the guide is in English. */
const screens = [
  ...['/dashboard', '/analytics', '/customers', '/programs', '/qr-codes', '/segments', '/campaigns'],
  ...['/sms-templates', '/email-templates', '/triggers', '/communications', '/company', '/subscription'],
  ...['/settings', '/audit', '/account', '/no-such-page'],
]

describe('an owner who reads no English', () => {
  journey.each(drawn)('opens a shop and works a first day in %s', async (language) => {
    const words = await wordsIn(language)
    const { locale } = from[language]
    const owner = await openScreen(stage.browser, stage.server.url, desk, undefined, locale)
    const { page, url } = owner
    const email = `owner.${language}@example.com`
    const readsNoEnglish = async () =>
      expect(await englishWords(page, own, ENGLISH_OF_TEAMS), page.url()).toEqual([])

    await watched([owner], async () => {
      await page.goto(`${url}/signup`)
      await isIn(owner, language)
      await choosesLanguage(owner, words, language)
      await signsUp(owner, words, email, readsNoEnglish)
      await setsUp(owner, words, readsNoEnglish)
      await confirmAddress(url, stage.inbox, email)
      await hangsUpCode(owner, words, readsNoEnglish)
      await welcomesCustomer(owner, words, language, readsNoEnglish)
      await recordsVisits(owner, words, language, readsNoEnglish)
      await draftsCampaign(owner, words, readsNoEnglish)
      await invites(owner, words, readsNoEnglish)
      for (const screen of screens) {
        await page.goto(url + screen)
        await page.waitForLoadState('networkidle')
        await readsNoEnglish()
      }
      await signsOut(owner, words)
      await readsNoEnglish()
      await isFollowed(words, language, email)
    })
    expect(owner.complaints).toEqual([])
    await page.context().close()
  })
})

type Check = () => Promise<void>

const isIn = ({ page }: Screen, language: StaffLanguage) =>
  expect(page.locator('html')).toHaveAttribute('lang', language)

/** Looks at the English page, and comes back. */
async function choosesLanguage(screen: Screen, { ui }: Words, language: Other) {
  const { page } = screen
  await page.getByLabel(ui.language).selectOption('en')
  await isIn(screen, 'en')
  await expect(page).toHaveURL(/\/signup$/)
  await page.getByLabel('Language').selectOption(language)
  await isIn(screen, language)
}

async function signsUp({ page }: Screen, { entrance, dashboard }: Words, email: string, check: Check) {
  await expect(page.getByRole('radio', { name: /Agency/ })).toBeVisible()
  await page.getByRole('button', { name: entrance.signUp.submit, exact: true }).click()
  await expect(page.getByText(entrance.errors.companyName)).toBeVisible()
  await check()
  await page.getByLabel(entrance.signUp.companyName).fill(COMPANY)
  await page.getByLabel(entrance.email).fill(email)
  await page.getByLabel(entrance.password).fill(password)
  await page.getByRole('radio', { name: /Agency/ }).check({ force: true })
  await page.getByRole('button', { name: entrance.signUp.submit, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: dashboard.welcome(COMPANY) })).toBeVisible()
}

async function setsUp({ page }: Screen, { setup, programs }: Words, check: Check) {
  await page.getByText(setup.trade.choices.coffee).click()
  const { label } = programs.fields.stamp_card({ one: '', off: '' }).stampsRequired!
  await page.getByLabel(label).fill('2')
  await page.waitForLoadState('networkidle')
  await check()
  await page.getByRole('button', { name: setup.finish }).click()
  await expect(page.getByRole('button', { name: setup.ready.print })).toBeVisible()
  await check()
  await page.getByRole('button', { name: setup.ready.done }).click()
}

async function hangsUpCode({ page, url }: Screen, { qrCodes }: Words, check: Check) {
  await page.goto(`${url}/qr-codes`)
  await page.getByRole('button', { name: qrCodes.generate }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(qrCodes.dialog.location).fill('Nora')
  await check()
  await dialog.getByRole('button', { name: qrCodes.dialog.generate, exact: true }).click()
  await expect(dialog.getByRole('link', { name: qrCodes.preview.open })).toBeVisible()
  await check()
}

async function welcomesCustomer(
  { page, url }: Screen,
  { dashboard, add }: Words,
  language: Other,
  check: Check,
) {
  await page.goto(`${url}/dashboard`)
  await page.getByRole('button', { name: dashboard.quickActions.customer }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(add.firstName).fill('Nora')
  await dialog.getByLabel(add.phone).fill('12')
  await dialog.getByRole('button', { name: add.save }).click()
  await expect(dialog.getByLabel(add.phone)).toHaveAttribute('aria-invalid', 'true')
  await check()
  await dialog.getByLabel(add.phone).fill(from[language].number)
  await dialog.getByRole('button', { name: add.save }).click()
  await expect(page.getByText(add.added('Nora'))).toBeVisible()
  await check()
}

async function recordsVisits({ page, url }: Screen, { counter }: Words, language: Other, check: Check) {
  const { price } = from[language]
  await page.goto(`${url}/counter`)
  await expect(page.getByRole('button', { name: counter.pad.find })).toBeVisible()
  await check()
  await page.getByRole('button', { name: /Nora/ }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nora' })).toBeVisible()
  await check()
  await pressAtTill(page.getByRole('button', { name: counter.purchase.more }), counter.strayPress)
  await page.keyboard.type('1250')
  const record = page.getByRole('button', { name: price })
  await expect(record).toBeVisible()
  await check()
  await pressAtTill(record, counter.strayPress)
  await expect(page.getByText(counter.done.due)).toBeVisible()
  await check()
  await pressAtTill(page.getByRole('button', { name: counter.rewards.redeem }).first(), counter.strayPress)
  await expect(page.getByText(counter.rewards.handedOver).first()).toBeVisible()
  await check()
  await page.goto(`${url}/customers`)
  await page.getByRole('link', { name: 'Nora' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nora' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await check()
}

async function draftsCampaign({ page, url }: Screen, { campaigns }: Words, check: Check) {
  await page.goto(`${url}/campaigns`)
  await page.getByRole('button', { name: campaigns.create, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(campaigns.dialog.name.label).fill('Nora')
  await dialog.getByText(campaigns.dialog.types.email.label, { exact: true }).last().click()
  await check()
  await dialog.getByRole('button', { name: campaigns.dialog.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nora' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await check()
}

async function invites({ page, url }: Screen, { team }: Words, check: Check) {
  await page.goto(`${url}/company`)
  await page.getByRole('button', { name: team.invite }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(team.dialog.email).fill('barista@example.com')
  await check()
  await dialog.getByRole('button', { name: team.dialog.send }).click()
  await expect(page.getByText(team.dialog.done)).toBeVisible()
  await check()
}

async function signsOut({ page, url }: Screen, { account, entrance }: Words) {
  await page.goto(`${url}/account`)
  await page.getByRole('button', { name: account.sessions.here }).click()
  await expect(page.getByRole('button', { name: entrance.login.submit, exact: true })).toBeVisible()
}

/** On another device, whose browser wants English, the screens follow the person from their sign-in on. */
async function isFollowed(words: Words, language: Other, email: string) {
  const device = await stage.open(desk)
  const { page, url } = device
  await page.goto(`${url}/login?next=/customers`)
  await isIn(device, 'en')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/customers$/)
  await isIn(device, language)
  await page.goto(`${url}/account`)
  await page.getByLabel(words.language.title, { exact: true }).selectOption('en')
  await isIn(device, 'en')
  await page.reload()
  await isIn(device, 'en')
  expect(device.complaints).toEqual([])
  await page.context().close()
}
