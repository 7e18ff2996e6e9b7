import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { pageLanguages } from '#server/platform/text/pageLanguages.ts'
import { journey } from '#tests/engines/journey.ts'
import { sampled } from '#tests/input/sampled.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness } from '../acts/office.ts'
import { expect } from '../stage/expect.ts'
import { desk, openScreen, phone, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'
import { englishIn, englishWords } from './englishWords.ts'

const stage = setStage()
/** Most bytes of the page on which customers join as it travels, with its fonts and script. */
const JOIN_MOST_KB = 90
const REWARD = 'Espresso doppio'
const own = ['Coffee at Noon', REWARD, 'Nora', 'Blue card', 'Regulars']

/** A changing one in a test, all in a proof. */
const drawn = sampled(
  pageLanguages.filter((language) => language !== 'en'),
  1,
)

describe('a customer who reads no English', () => {
  journey.each(drawn)(
    'joins, collects, redeems and unsubscribes in %s, and is written to in it',
    async (language) => {
      const { texts: joining } = await import(`../../../web/join/texts/${language}.ts`)
      const { texts } = await import(`../../../web/portal/texts/${language}.ts`)
      const { texts: profile } = await import(`../../../web/portal/profile/texts/${language}.ts`)
      const { texts: preferences } = await import(`../../../server/portal/preferences/texts/${language}.ts`)
      const { texts: leaving } = await import(
        `../../../server/messaging/messages/links/unsubscribeTexts/${language}.ts`
      )
      const owner = await stage.open(desk)
      const customer = await openScreen(stage.browser, stage.server.url, phone, true, language)
      const { page, url } = customer
      const number = `+1415555${2000 + pageLanguages.indexOf(language)}`
      const email = `nora.${language}@example.com`
      const readsNoEnglish = async () => expect(await englishWords(page, own), page.url()).toEqual([])

      await watched([customer], async () => {
        const owners = `owner.${language}@example.com`
        const office = await openBusiness(owner, owners)
        await confirmAddress(url, stage.inbox, owners)
        await office.addProgram('stamp_card', 'Blue card', { stampsRequired: 2, rewardDescription: REWARD })
        const { code } = await office.post<{ code: string }>('/v1/qr-codes', { location_name: 'Door' })

        const bytes = await bytesOf(page, () => page.goto(`${url}/signup-form/${code}`))
        expect(bytes).toBeLessThanOrEqual(JOIN_MOST_KB * 1024)
        await readsNoEnglish()
        await page.getByLabel(joining.phone).fill('12')
        await page.getByRole('button', { name: joining.join }).click()
        await expect(page.getByRole('alert')).toContainText(joining.somethingToChange)
        await readsNoEnglish()
        await page.getByLabel(joining.phone).fill(number)
        await page.getByLabel(joining.firstName, { exact: true }).fill('Nora')
        await page.getByText(joining.more).click()
        await page.getByLabel(joining.email, { exact: true }).fill(email)
        await page.getByRole('checkbox').last().check()
        await page.getByRole('button', { name: joining.join }).click()
        await expect(page.getByRole('heading', { name: joining.joinedTitle })).toBeVisible()
        await readsNoEnglish()

        await page.goto(`${url}/customer/login`)
        await page.getByLabel(texts.login.phone).fill(number)
        await readsNoEnglish()
        await page.getByRole('button', { name: texts.login.byCode }).click()
        await page.getByRole('button', { name: texts.code.send }).click()
        const [digits] = /\d{6}/.exec(await stage.inbox.textTo(number, /\d{6}/))!
        await page.getByLabel(texts.code.code).fill(digits)
        await page.getByLabel(texts.code.pin).fill('1234')
        await page.getByRole('button', { name: texts.code.submit }).click()
        await expect(page.getByRole('alert')).toBeVisible()
        await readsNoEnglish()
        await page.getByLabel(texts.code.pin).fill('2580')
        await page.getByRole('button', { name: texts.code.submit }).click()
        await expect(page.getByText(texts.dashboard.noRewardsText(false))).toBeVisible()
        await readsNoEnglish()

        const { data } = await (await owner.page.request.get(`${url}/api/v1/customers`)).json()
        await office.buy(data[0].id, { stamps: 2 })
        await page.reload()
        await page.getByRole('button', { name: new RegExp(`^${texts.reward.show}.*${REWARD}`) }).click()
        await readsNoEnglish()
        const reward = await page
          .getByRole('dialog')
          .getByText(/^[A-Z0-9]{8}$/)
          .textContent()
        await office.post('/v1/redemptions', { code: reward })
        await page.reload()
        await expect(page.getByText(texts.dashboard.history)).toBeVisible()
        await readsNoEnglish()
        await page.getByRole('button', { name: texts.dashboard.profile }).click()
        await expect(page.getByRole('heading', { level: 1, name: profile.title })).toBeVisible()
        await readsNoEnglish()

        await page.goto(url + (await stage.inbox.mailTo(email, /\/preferences\/[\w-]+/)))
        await readsNoEnglishBut(preferences.save)
        await page.goto(url + (await stage.inbox.mailTo(email, /\/unsubscribe\/[\w-]+/)))
        await readsNoEnglish()
        await page.getByRole('button', { name: leaving.stop }).click()
        await expect(page.getByRole('heading', { name: leaving.done })).toBeVisible()
        await readsNoEnglish()

        const mails = await stage.inbox.mailsTo(email, /[\s\S]+/, 1)
        const texted = await stage.inbox.textsTo(number)
        expect(texted.length).toBeGreaterThan(0)
        expect(
          englishIn(
            [...mails, ...texted].flatMap((said) => said.split('\n')),
            own,
          ),
        ).toEqual([])

        async function readsNoEnglishBut(button: string) {
          await expect(page.getByRole('button', { name: button })).toBeVisible()
          await readsNoEnglish()
        }
      })
      expect(customer.complaints).toEqual([])
      for (const screen of [owner, customer]) await screen.page.context().close()
    },
  )
})

/** The bytes that a page takes over the wire while it is opened. */
async function bytesOf(page: Page, open: () => Promise<unknown>): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  await open()
  await page.waitForLoadState('networkidle')
  await devtools.detach()
  return bytes
}
