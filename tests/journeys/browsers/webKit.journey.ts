import { afterAll, beforeAll } from 'vitest'
import { texts as card } from '#server/portal/card/pageTexts.ts'
import { findWebKit } from '#tests/engines/findBinaries.ts'
import { journeyInWebKit } from '#tests/engines/journey.ts'
import { texts as keeping } from '#web/console/counter/keeping/texts.ts'
import { texts as till } from '#web/console/counter/texts.ts'
import { texts as devices } from '#web/console/settings/devices/texts.ts'
import { texts as joining } from '#web/join/texts.ts'
import { texts as outbox } from '#web/outbox/texts.ts'
import { texts as portal } from '#web/portal/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { tillTexts } from '#web/till/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness, password } from '../acts/office.ts'
import { expect } from '../stage/expect.ts'
import { desk, type Screen } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'
import { openWebKitPage, type WebKitPage } from './webKit.ts'

const email = 'owner@webkit.example'
const phone = '+14155550163'

const stage = setStage()
let page: WebKitPage | undefined
beforeAll(async () => {
  if (findWebKit()) page = await openWebKitPage()
})
afterAll(() => page?.close())

journeyInWebKit(
  'in WebKit a guest joins, chooses a PIN and sees the card, and the till records, with a server and without',
  async () => {
    const tab = page!
    const press = async (keys: string) => {
      for (const key of keys) await tab.press(key)
    }
    const { url, inbox } = { url: stage.server.url, inbox: stage.inbox }
    const owner = await stage.open(desk)
    const office = await openBusiness(owner, email)
    await confirmAddress(url, inbox, email)
    await office.addProgram('points', 'Points', {})
    const { code } = await office.post<{ code: string }>('/v1/qr-codes', { location_name: 'Counter' })

    await tab.goto(`${url}/signup-form/${code}`)
    await tab.fill(joining.phone, '4155550163')
    await tab.press(joining.join)
    await tab.untilSaid(joining.joinedTitle)
    const [link] = /\/card\/[\w-]+/.exec(await inbox.textTo(phone, /\/card\//))!

    await tab.goto(`${url}${link}`)
    await tab.fill(card.pinLabel, '2580')
    await tab.press(card.openWithPin)
    await tab.untilSaid(portal.dashboard.programs)

    await tab.goto(`${url}/login`)
    await tab.fill(entrance.email, email)
    await tab.fill(entrance.password, password)
    await tab.press(entrance.login.submit)
    await tab.untilSaid('Coffee at Noon')
    const people = await owner.page.request.get(`${url}/api/v1/customers?search=${phone.slice(-4)}`)
    const [customer] = ((await people.json()) as { data: { id: string }[] }).data
    await tab.goto(`${url}/counter?customer=${customer!.id}`)
    await press('700')
    await tab.press('Record $7.00')
    await tab.untilSaid(till.done.recorded('$7.00'))

    const nora = await office.addCustomer('Noraline', '+14155550164')
    await office.buy(nora.id, { amount: 1000 })
    await tab.goto(`${url}/settings`)
    await tab.untilKept()
    await tab.press(devices.add)
    await tab.untilSaid(devices.onIt)
    await stage.server.kill()
    // It opens from what the browser kept, finds, and records.
    await tab.goto(`${url}/counter`)
    for (const [amount, money] of [
      ['300', '$3.00'],
      ['1200', '$12.00'],
    ] as const) {
      await tab.untilSaid(till.pad.hint)
      await press('0164')
      await tab.press('Noraline')
      await tab.untilSaid(keeping.text)
      await press(amount)
      await tab.press(`Record ${money}`)
      await tab.untilSaid(outbox.kept(money))
      await tab.press(tillTexts.customer.back)
    }
    await stage.server.start()
    await expect.poll(() => amountsOf(owner, nora.id)).toEqual([300, 1000, 1200])
  },
)

/** The amounts of a customer's purchases, smallest first. */
async function amountsOf({ page, url }: Screen, customerId: string): Promise<number[]> {
  const view = await page.request.get(`${url}/api/app/counter/customers/${customerId}`)
  const { recent } = (await view.json()) as { recent: { kind: string; amount: number }[] }
  return recent
    .filter(({ kind }) => kind === 'purchase')
    .map(({ amount }) => amount)
    .sort((a, b) => a - b)
}
