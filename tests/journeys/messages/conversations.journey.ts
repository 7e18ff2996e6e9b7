import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts } from '#web/console/conversations/texts.ts'
import { texts as record } from '#web/console/customer-record/texts.ts'
import { addTexts as adding } from '#web/console/customers/adding/texts.ts'
import { texts as history } from '#web/console/messages/history/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness } from '../acts/office.ts'
import { ByKeys, leave } from '../stage/byKeys.ts'
import { expect } from '../stage/expect.ts'
import { type Screen, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()
const { thread, answer } = texts
const customer = '+14155550191'

describe('a conversation', () => {
  journey(
    'is answered by keys alone, ends with STOP, and comes back when the guest writes again',
    async () => {
      const by = await ByKeys.open(stage)
      const { page, keys, screen, press, said } = by
      const writes = (body: string) => stage.inbox.write(customer, body)
      const list = page.getByRole('region', { name: texts.list, exact: true })
      const talk = page.getByRole('region', { name: thread.texts, exact: true })
      await watched([screen], async () => {
        const office = await openBusiness(screen, 'owner@conversations.example')
        await confirmAddress(screen.url, stage.inbox, 'owner@conversations.example')
        const { id: customerId } = await office.addCustomer('Ada', customer)
        await office.post('/v1/send-transactional-sms', { customerId, triggerType: 'welcome' })
        await stage.inbox.textTo(customer, /./)
        await writes('Are you open on Sunday?')

        await page.goto(`${screen.url}/communications`)
        await expect(page.getByRole('tab', { name: texts.new('1', 1) })).toBeVisible()
        await keys.tabTo(texts.tabs.history)
        await keys.press('ArrowRight')
        await press(/^Ada/)
        await keys.hasFocus('Ada')
        await expect(talk.getByText('Are you open on Sunday?')).toBeVisible()
        await expect(page.getByText(texts.new('1', 1))).toHaveCount(0)

        await keys.tabTo(answer.label)
        await keys.type('Yes, from ten.')
        await keys.press('Control+Enter')
        await stage.inbox.textTo(customer, /^Yes, from ten\.$/)
        await expect(talk.getByText(history.states.delivered).last()).toBeVisible()
        await expect(list.getByText(texts.answered)).toBeVisible()

        await writes('STOP')
        await expect(talk.getByText(thread.keywords.stop)).toBeVisible()
        await said(answer.closed)
        await expect(page.getByRole('button', { name: answer.send })).toHaveCount(0)
        await expect(page.getByLabel(answer.label, { exact: true })).toHaveCount(0)
        await said(answer.leave)
        await press(thread.finish, { back: true })
        await said(thread.finished)
        await keys.hasFocus(thread.reopen)
        await expect(list.getByText(texts.nothing.open.title)).toBeVisible()

        await writes('One more question: is the terrace open?')
        await expect(list.getByRole('link', { name: /^Ada/ })).toBeVisible()
        await keys.hasFocus(thread.finish)

        await press(texts.customer.record)
        await keys.hasFocus('Ada')
        await press(record.messages.conversation)
        await keys.hasFocus('Ada')
        await expect(page).toHaveURL(/\/communications\?.*with=/)

        // Ada gives up her number. Its new holder is not a customer yet.
        await changePhone(screen, customerId, '+14155550192')
        await writes('May I have a card, too?')
        await expect(list.getByText('May I have a card, too?')).toBeVisible()
        await press(/555-0191.*May I have a card/, { back: true })
        await said(thread.unknown)
        await press(thread.add, { back: true })
        await expect(by.dialog.getByLabel(adding.phone)).toHaveValue('(415) 555-0191')
        await keys.tabTo(adding.firstName)
        await by.enter('Bea')
        await by.closed()
        await expect(by.heading('Bea')).toBeVisible()
        await expect(list.getByRole('link', { name: /^Bea/ })).toBeVisible()
        await expect(talk.getByText('May I have a card, too?')).toBeVisible()
      })
      await leave(screen)
    },
  )
})

async function changePhone({ page, url }: Screen, id: string, phone: string) {
  const record = await page.request.get(`${url}/api/app/customers/${id}/record`)
  const { version } = (await record.json()).customer
  const change = { data: { version, phone }, headers: { origin: url } }
  expect((await page.request.patch(`${url}/api/v1/customers/${id}`, change)).ok()).toBe(true)
}
