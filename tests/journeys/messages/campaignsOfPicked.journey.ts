import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { draftTexts as draft } from '#web/console/campaigns/draft/texts.ts'
import { runTexts as run } from '#web/console/campaigns/started/texts.ts'
import { texts } from '#web/console/campaigns/texts.ts'
import { texts as till } from '#web/console/counter/texts.ts'
import { selectionTexts as selection } from '#web/console/customer-list/selection/selectionTexts.ts'
import { texts as templates } from '#web/console/templates/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness, plans } from '../acts/office.ts'
import { pressAtTill } from '../acts/pressAtTill.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { ByKeys, leave } from '../stage/byKeys.ts'
import { expect } from '../stage/expect.ts'
import { phone, type Screen, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()
const press = ({ page }: Screen, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()
const said = ({ page }: Screen, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

/**
 * Pauses by keyboard while the pointer rests where notices appear. The notice must disappear by itself all the same.
 */
async function pauseUnderPointer(screen: Screen): Promise<void> {
  const { page } = screen
  await page.clock.install()
  await page.mouse.move(195, 40)
  await page.getByRole('button', { name: run.acts.pause, exact: true }).press('Enter')
  await said(screen, run.done.pause)
  await page.clock.fastForward('00:05')
  await expect(page.getByText(run.done.pause)).toBeHidden()
}

describe('a campaign', () => {
  journey(
    'to picked guests gives a reward, is followed over a reload, paused, and ended half way',
    async () => {
      const screen = await stage.open(phone)
      const { page, url } = screen
      await watched([screen], async () => {
        const owner = 'owner@picked.example'
        const office = await openBusiness(screen, owner)
        await confirmAddress(url, stage.inbox, owner)
        const nora = await office.addCustomer('Nora', '+14155550180')
        await office.addCustomer('Omar', '+14155550181')
        await office.addCustomer('Pia', '+14155550182')
        const points = await office.addProgram('points', 'Points', {})
        await office.post('/v1/rewards', {
          program_id: points.id,
          name: 'Latte',
          points_price: 100,
          stock: 5,
        })
        await page.goto(`${url}/customers`)
        await press(screen, selection.choose)
        for (const name of ['Nora', 'Omar']) await page.getByLabel(selection.select(name)).check()
        await press(screen, selection.acts.campaign)
        await said(screen, texts.dialog.toPicked(texts.customers('2', 2)))
        await page.getByLabel(texts.dialog.name.label, { exact: true }).fill('Tonight')
        await press(screen, texts.dialog.submit)
        await said(screen, draft.picked.count('2', 2))
        await press(screen, draft.picked.remove('Omar'))
        await page.getByLabel(draft.picked.search).fill('Pia')
        await press(screen, draft.picked.add('Pia'))
        await page.getByLabel(draft.offer.label).selectOption({ label: 'Latte' })
        await page.getByLabel(draft.offer.days, { exact: true }).fill('7')
        await said(screen, draft.offer.stock('5', 5))
        await page
          .getByLabel(draft.body.sms.label, { exact: true })
          .fill('Live music tonight. A latte: {code}')
        await writesGerman(screen)
        await page.getByLabel(draft.throttle_per_minute.label).fill('1')
        await press(screen, draft.send)
        await said(screen, 'Unknown placeholder {kode}')
        await page
          .getByLabel(draft.body.sms.label, { exact: true })
          .fill('Live-Musik heute. Ein Latte: {code}')
        await press(screen, draft.send)
        await press(screen, draft.start.submitNow)
        await said(screen, run.progress.of('1', '2'))
        await page.reload()
        await said(screen, run.progress.of('1', '2'))
        await expectAccessible(page)
        await pauseUnderPointer(screen)
        await said(screen, texts.statuses.paused)
        await press(screen, run.acts.resume)
        await said(screen, texts.statuses.sending)
        await press(screen, run.acts.cancel)
        await page.getByRole('alertdialog').getByRole('button', { name: run.confirmCancel.confirm }).click()
        await said(screen, texts.statuses.cancelled)
        await said(screen, run.reasons.cancelled)
        const received = await Promise.all(
          [0, 1, 2].map((n) => stage.inbox.textsTo(`+1415555018${n}`, /Live/)),
        )
        expect(received.flat()).toHaveLength(1)
        const code = /A latte: (\w{8})$/.exec(received[0]![0]!)![1]!
        await said(screen, 'Live-Musik heute. Ein Latte: {code}')

        const campaign = page.url()
        await page.goto(`${url}/counter?customer=${nora.id}`)
        const reward = page.getByRole('listitem').filter({ hasText: code })
        await pressAtTill(reward.getByRole('button', { name: till.rewards.redeem }))
        await said(screen, till.rewards.redeemed('Latte'))
        await page.goto(campaign)
        await expect(
          page.locator('dl').filter({ hasText: run.results.redeemed }).getByText('1', { exact: true }),
        ).toBeVisible()
      })
      await leave(screen)
    },
  )

  journey(
    'is made, scheduled, taken back and deleted by keys alone, and by email only with the plan',
    async () => {
      const by = await ByKeys.open(stage)
      const { page, keys } = by
      await watched([by.screen], async () => {
        const office = await openBusiness(by.screen, 'owner@keys-campaigns.example', plans.free)
        await confirmAddress(by.screen.url, stage.inbox, 'owner@keys-campaigns.example')
        await office.addCustomer('Nora', '+14155550185')
        await page.goto(`${by.screen.url}/campaigns`)
        await by.said(texts.empty.title)
        await by.press(texts.create)
        await keys.hasFocus(texts.dialog.name.label)
        await keys.type('Holidays')
        await keys.press('Tab', 'ArrowRight')
        await by.said(texts.dialog.emailPlan('Pro and Agency', 2))
        await by.press(texts.dialog.submit)
        await expect(by.dialog.getByRole('link', { name: 'View Plans' })).toBeVisible()
        await keys.tabTo(/^Email/, { back: true })
        await keys.press('ArrowLeft')
        await by.press(texts.dialog.submit)
        await expect(by.heading('Holidays')).toBeVisible()
        await keys.hasFocus('Holidays')
        await keys.tabTo(draft.body.sms.label)
        await keys.type('We are closed.')
        await by.press(draft.send)
        await expect(by.dialog).toBeVisible()
        await keys.hasFocus(/^Now/)
        await keys.press('ArrowRight')
        await keys.tabTo(draft.start.at.label)
        await keys.press('Enter')
        await by.said(draft.start.choose)
        const field = page.getByLabel(draft.start.at.label)
        await field.fill(`${new Date().getUTCFullYear() + 1}-12-20T10:00`)
        await keys.press('Enter')
        await by.said(texts.statuses.scheduled)
        await by.press(run.acts.reopen, { back: true })
        await keys.hasFocus('Holidays')
        await by.press(draft.delete, { back: true })
        // The button of the dialog has the same name as the one that opens it.
        await expect(page.locator('[role=alertdialog]:focus-within')).toBeVisible()
        await by.press(draft.confirmDelete.confirm)
        await by.said(draft.confirmDelete.done)
        await by.said(texts.empty.title)
      })
      await leave(by.screen)
    },
  )
})

/** Writes a second language version. It is previewed, and a mistake in it is shown before the campaign can be sent. */
async function writesGerman({ page }: Screen) {
  const language = page.getByRole('combobox', { name: templates.languages.label, exact: true })
  const text = page.getByLabel(draft.body.sms.label, { exact: true })
  await language.selectOption('German')
  await expect(text).toHaveValue('Live music tonight. A latte: {code}')
  await text.fill('Live-Musik heute: {code}')
  await expect(page.getByText('Live-Musik heute: XXXXXXXX')).toBeVisible()
  await expectAccessible(page)
  await text.fill('Live-Musik heute: {kode}')
  await language.selectOption(templates.languages.own)
  await expect(text).toHaveValue('Live music tonight. A latte: {code}')
}
