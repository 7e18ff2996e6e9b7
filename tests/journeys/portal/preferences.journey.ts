import { describe } from 'vitest'
import { texts } from '#server/portal/preferences/texts.ts'
import { journey } from '#tests/engines/journey.ts'
import { preferenceTexts } from '#web/console/customer-record/consent/preferenceTexts.ts'
import { texts as record } from '#web/console/customer-record/texts.ts'
import { texts as joining } from '#web/join/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness } from '../acts/office.ts'
import { ByKeys, leave } from '../stage/byKeys.ts'
import { expect } from '../stage/expect.ts'
import { desk } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()

describe('the preferences of a guest', () => {
  journey('are chosen by keys from the link in a mail, and the shop sees them', async () => {
    const owner = await stage.open(desk)
    const email = 'preferences@example.com'
    const office = await openBusiness(owner, email)
    await confirmAddress(owner.url, stage.inbox, email)
    const { code } = await office.post<{ code: string }>('/v1/qr-codes', { location_name: 'Door' })
    const by = await ByKeys.open(stage)
    const { page, keys } = by
    const customer = 'guest.of.preferences@example.com'
    await page.goto(`${by.screen.url}/signup-form/${code}`)
    await page.getByLabel(joining.phone).fill('+14155550188')
    await page.getByText(joining.more).click()
    await page.getByLabel(joining.email, { exact: true }).fill(customer)
    await page.getByRole('checkbox', { name: /^Email me/ }).check()
    await page.getByRole('button', { name: joining.join }).click()
    const path = await stage.inbox.mailTo(customer, /\/preferences\/[\w-]+/)

    await page.goto(by.screen.url + path)
    await keys.tabTo(texts.boxes.reminders)
    await keys.press('Space')
    await by.press(texts.save)
    await by.said(texts.said.saved)
    await keys.hasFocus(texts.said.saved)
    await expect(page.getByRole('checkbox', { name: texts.boxes.reminders })).not.toBeChecked()
    await by.press(texts.pause.start(30))
    await by.said(/^Paused until/)

    const { data } = await (await owner.page.request.get(`${owner.url}/api/v1/customers`)).json()
    await owner.page.goto(`${owner.url}/customers/${data[0].id}`)
    await expect(owner.page.getByText(record.consent.title, { exact: true })).toBeVisible()
    await expect(owner.page.getByText(/^They paused all offers, greetings and reminders until/)).toBeVisible()
    await expect(owner.page.getByText(preferenceTexts.left(preferenceTexts.names.reminders))).toBeVisible()

    await by.press(texts.pause.resume)
    await by.said(texts.pause.start(30))
    await leave(by.screen)
    await leave(owner)
  })
})
