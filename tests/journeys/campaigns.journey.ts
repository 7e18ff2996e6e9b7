import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { agreed } from '#tests/world/agreed.ts'
import { png } from '#tests/world/pictures.ts'
import { analyticsTexts as figures } from '#web/console/analytics/analyticsTexts.ts'
import { texts as blocks } from '#web/console/blocks/texts.ts'
import { draftTexts as draft } from '#web/console/campaigns/draftTexts.ts'
import { runTexts as run } from '#web/console/campaigns/runTexts.ts'
import { texts } from '#web/console/campaigns/texts.ts'
import { texts as till } from '#web/console/counter/texts.ts'
import { selectionTexts as selection } from '#web/console/customers/selectionTexts.ts'
import { texts as messages } from '#web/console/messages/texts.ts'
import { texts as pictures } from '#web/console/pictures/texts.ts'
import { texts as segments } from '#web/console/segments/texts.ts'
import { texts as templates } from '#web/console/templates/texts.ts'
import { expectAccessible } from './accessible.ts'
import { ByKeys, leave } from './byKeys.ts'
import { confirmAddress } from './confirmAddress.ts'
import { expect } from './expect.ts'
import { asksAtOnce, forecastsPointsAlone, printsWhole } from './figures.ts'
import { openBusiness, plans } from './office.ts'
import { pressAtTill } from './pressAtTill.ts'
import { desk, phone, type Screen, watched } from './screens.ts'
import { setStage } from './stage.ts'

const stage = setStage()
const person = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15' }
/** The segment of a field of /analytics. */
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
        // What is not saved is not lost on the way elsewhere.
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
        await press(screen, draft.start.submitNow)
        await said(screen, texts.statuses.sent)
        const mail = await stage.inbox.mailTo(
          'nora@campaigns.example',
          /Hi Nora[\s\S]*A latte[\s\S]*Code: TEN\w{8}/,
        )
        const code = /TEN\w{8}/.exec(mail)![0]
        await opensAndFollows('nora@campaigns.example')

        await page.goto(`${url}/counter?customer=${nora.id}`)
        await said(screen, code)
        await page.keyboard.type('2000')
        await page.getByLabel(till.purchase.again).check()
        const reward = page.getByRole('listitem').filter({ hasText: code })
        await pressAtTill(reward.getByRole('button', { name: till.rewards.use }))
        await said(screen, till.purchase.toPay('$18.00'))
        await pressAtTill(page.getByRole('button', { name: /^Record/ }))
        await said(screen, till.done.recorded('$20.00'))

        // What it brought is among the figures that it began with.
        await forecastsPointsAlone(page)
        await page.goto(`${url}/analytics`)
        await said(screen, figures.forecast.points('9', '4', '6'))
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
        await expect(page.getByRole('link', { name: 'Omar' })).toBeVisible()
        await expect(page.getByRole('listitem').getByText(run.reasons.no_address)).toBeVisible()
        await expect(page.getByRole('link', { name: 'Nora' })).toBeHidden()
        await expectAccessible(page)
      })
      await leave(screen)
    },
  )

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
        await press(screen, run.acts.pause)
        await said(screen, texts.statuses.paused)
        await press(screen, run.acts.resume)
        await said(screen, texts.statuses.sending)
        await press(screen, run.acts.cancel)
        await page.getByRole('alertdialog').getByRole('button', { name: run.confirmCancel.submit }).click()
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
        // Its button has the same name.
        await expect(page.locator('[role=alertdialog]:focus-within')).toBeVisible()
        await by.press(draft.confirmDelete.submit)
        await by.said(draft.confirmDelete.done)
        await by.said(texts.empty.title)
      })
      await leave(by.screen)
    },
  )
})

/** A second wording, which is previewed and, where it is wrong, shown before it goes. */
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

/** The words go into blocks, with a picture of the shop that leads somewhere, and what the code is good for. */
async function designs({ page }: Screen) {
  const add = async (kind: string) => {
    await page.getByRole('button', { name: blocks.add, exact: true }).last().press('Enter')
    await page.getByRole('menuitem', { name: kind, exact: true }).press('Enter')
  }
  await page.getByRole('button', { name: blocks.design.begin }).click()
  await add(blocks.kinds.picture)
  await page.keyboard.press('Enter')
  const library = page.getByRole('dialog', { name: pictures.title })
  await library
    .getByLabel(pictures.upload)
    .setInputFiles({ name: 'latte.png', mimeType: 'image/png', buffer: png('#6b4423') })
  await expect(page.getByLabel(blocks.picture.alt)).toBeFocused()
  await page.keyboard.type('A latte')
  await page.getByLabel(blocks.picture.link, { exact: true }).fill('https://example.com/menu')
  await add(blocks.kinds.reward)
  const preview = page.frameLocator(`iframe[title="${messages.mail}"]`)
  await expect(preview.getByText('TENXXXXXXXX', { exact: true })).toBeVisible()
  await expect(preview.getByAltText('A latte')).toBeVisible()
}

/** Fetches the picture that tells of the opening and the first link, as a person’s mail program does. */
async function opensAndFollows(email: string) {
  const answer = await fetch(`${stage.server.inboxUrl}/messages.json?email=${encodeURIComponent(email)}`)
  const { mails } = (await answer.json()) as { mails: { subject: string; html: string }[] }
  const { html } = mails.find(({ subject }) => subject === 'For you')!
  for (const ours of [/http[^"]+\/o\/[\w-]+/, /http[^"]+\/l\/[\w-]+/])
    await fetch(ours.exec(html)![0], { headers: person, redirect: 'manual' })
}
