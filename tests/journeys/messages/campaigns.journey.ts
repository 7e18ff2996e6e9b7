import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { agreed } from '#tests/world/agreed.ts'
import { png } from '#tests/world/pictures.ts'
import { analyticsTexts as figures } from '#web/console/analytics/texts.ts'
import { texts as blocks } from '#web/console/blocks/texts.ts'
import { draftTexts as draft } from '#web/console/campaigns/draft/texts.ts'
import { runTexts as run } from '#web/console/campaigns/started/texts.ts'
import { texts } from '#web/console/campaigns/texts.ts'
import { texts as till } from '#web/console/counter/texts.ts'
import { texts as messages } from '#web/console/messages/texts.ts'
import { texts as pictures } from '#web/console/pictures/texts.ts'
import { texts as segments } from '#web/console/segments/texts.ts'
import { texts as templates } from '#web/console/templates/texts.ts'
import { tillTexts } from '#web/till/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness } from '../acts/office.ts'
import { pressAtTill } from '../acts/pressAtTill.ts'
import { trustBusiness } from '../acts/trustBusiness.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { leave } from '../stage/byKeys.ts'
import { expect } from '../stage/expect.ts'
import { desk, type Screen, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'
import { addBlock } from './addBlock.ts'
import { asksAtOnce, forecastsPointsAlone, printsWhole } from './figures.ts'
import { opensAndFollows } from './opensAndFollows.ts'

const stage = setStage()
/** The segment behind a field of /analytics. */
const came = '1 visit (last 30 days)'
const press = ({ page }: Screen, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()
const said = ({ page }: Screen, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

async function begins(screen: Screen, name: string, type: 'sms' | 'email') {
  const { page } = screen
  await press(screen, texts.create)
  await page.getByLabel(texts.dialog.name.label).fill(name)
  await page.getByText(texts.dialog.types[type].label, { exact: true }).last().click()
  await press(screen, texts.dialog.submit)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

describe('a campaign', () => {
  journey(
    'goes to the guests of a field of figures, with a code for each, is opened, followed and redeemed, and tells it',
    async () => {
      const screen = await stage.open(desk)
      const { page, url } = screen
      await watched([screen], async () => {
        const owner = 'owner@campaigns.example'
        const office = await openBusiness(screen, owner)
        await confirmAddress(url, stage.inbox, owner)
        await trustBusiness(stage, screen)
        await office.addProgram('rebate_code', 'Tenner', { codePrefix: 'TEN', discountValue: 10 })
        const nora = await office.post<{ id: string }>('/v1/customers', {
          first_name: 'Nora',
          email: 'nora@campaigns.example',
          ...agreed,
        })
        const omar = await office.post<{ id: string }>('/v1/customers', { first_name: 'Omar' })
        for (const { id } of [nora, omar]) await office.buy(id, { amount: 900 })
        await office.addCustomer('Pia', '+14155550163')

        await asksAtOnce(screen, '/dashboard', 'guests')
        await asksAtOnce(screen, '/analytics', 'forecast', 'guests', 'messages', 'worth')
        await printsWhole(page)
        await page.getByRole('link', { name: '2 guests with 1 visit, last visit: Last 30 days' }).click()
        await expect(page.getByLabel(segments.form.name.label)).toHaveValue(came)
        await press(screen, segments.form.save)
        await said(screen, segments.form.created)
        await page.goto(`${url}/campaigns`)
        await said(screen, texts.empty.title)
        for (const tab of ['Email', 'SMS', 'All'])
          await page.getByRole('tab', { name: tab, exact: true }).click()
        await begins(screen, 'Come back', 'email')
        await page.getByText(draft.audience.segment.label, { exact: true }).click()
        await page.getByLabel(draft.segment.label, { exact: true }).selectOption({ label: came })
        await page.getByLabel(draft.offer.label).selectOption({ label: 'Tenner' })
        await page.getByLabel(draft.subject.label).fill('For you')
        await page.getByLabel(draft.body.email.label, { exact: true }).fill('Hi ')
        await press(screen, templates.placeholders.firstName)
        await designs(screen)
        // Unsaved changes survive an attempt to leave.
        await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
        await page.getByRole('button', { name: 'Stay here' }).click()
        await press(screen, draft.save)
        await said(screen, draft.saved)
        await page.reload()
        await expect(page.getByLabel(draft.subject.label)).toHaveValue('For you')
        await expect(page.getByRole('group', { name: blocks.place(blocks.kinds.reward, 3, 3) })).toBeVisible()
        await said(screen, '1 has no email address')
        await expectAccessible(page)

        await press(screen, draft.send)
        await page.getByLabel(draft.start.address.label).fill('1 Main Street, Springfield')
        await press(screen, draft.start.submitNow)
        await said(screen, texts.statuses.sent)
        const mail = await stage.inbox.mailTo(
          'nora@campaigns.example',
          /Hi Nora[\s\S]*A latte[\s\S]*Code: TEN\w{8}/,
        )
        const code = /TEN\w{8}/.exec(mail)![0]
        await agreesOnceSent(page)
        await opensAndFollows(stage, 'nora@campaigns.example', 'For you')

        await page.goto(`${url}/counter?customer=${nora.id}`)
        await said(screen, code)
        await page.keyboard.type('2000')
        await page.getByLabel(till.purchase.again).check()
        const reward = page.getByRole('listitem').filter({ hasText: code })
        await pressAtTill(reward.getByRole('button', { name: till.rewards.use }))
        await said(screen, tillTexts.purchase.toPay('$18.00'))
        await pressAtTill(page.getByRole('button', { name: /^Record/ }))
        await said(screen, till.done.recorded('$20.00'))

        // The campaign's results are reached from the figures that it began with.
        await forecastsPointsAlone(page)
        await page.goto(`${url}/analytics`)
        await said(screen, figures.forecast.points('9', '4', '6', 9))
        await said(screen, figures.forecast.rewardsUnknown('2'))
        await page.getByRole('link', { name: 'Come back' }).click()
        for (const label of [run.results.opened, run.results.clicked])
          await expect(
            page.locator('dl').filter({ hasText: label }).getByText('1', { exact: true }),
          ).toBeVisible()
        await said(screen, 'https://example.com/menu')
        await said(screen, run.effect.noHoldout)
        await expect(page.getByText(run.effect.cameOf('1', '100%'))).toBeVisible()
        await page.getByLabel(run.recipients.filter).selectOption({ label: `${run.states.excluded} (1)` })
        await expect(page).toHaveURL(/\?state=excluded$/)
        await page.reload()
        await expect(page.getByRole('link', { name: 'Omar' })).toBeVisible()
        await expect(page.getByRole('listitem').getByText(run.reasons.no_address)).toBeVisible()
        await expect(page.getByRole('link', { name: 'Nora' })).toBeHidden()
        await expectAccessible(page)
      })
      await leave(screen)
    },
  )
})

/** Figures, counts and rows say the same at once, and not after the next look, which is half a minute away. */
async function agreesOnceSent(page: Page) {
  const results = page.locator('section').filter({ hasText: run.results.title })
  const sent = results.locator('dl').filter({ hasText: run.results.sent })
  await expect(sent.getByText('1', { exact: true })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: 'Nora' })
  await expect(row.getByText(run.states.accepted, { exact: true })).toBeVisible({ timeout: 10_000 })
}

/** Turns the text into blocks, with a picture of the business that links somewhere, and the value of the code. */
async function designs({ page }: Screen) {
  await page.getByRole('button', { name: blocks.design.begin }).click()
  await addBlock(page, blocks.kinds.picture)
  await page.keyboard.press('Enter')
  const library = page.getByRole('dialog', { name: pictures.title })
  await library
    .getByLabel(pictures.upload)
    .setInputFiles({ name: 'latte.png', mimeType: 'image/png', buffer: png('#6b4423') })
  await expect(page.getByLabel(blocks.picture.alt)).toBeFocused()
  await page.keyboard.type('A latte')
  await page.getByLabel(blocks.picture.link, { exact: true }).fill('https://example.com/menu')
  await addBlock(page, blocks.kinds.reward)
  const preview = page.frameLocator(`iframe[title="${messages.mail}"]`)
  await expect(preview.getByText('TENXXXXXXXX', { exact: true })).toBeVisible()
  await expect(preview.getByAltText('A latte')).toBeVisible()
}
