import { afterAll, beforeAll } from 'vitest'
import { texts as card } from '#server/portal/card/pageTexts.ts'
import { findWebKit } from '#tests/engines/findBinaries.ts'
import { journeyInWebKit } from '#tests/engines/journey.ts'
import { texts as till } from '#web/console/counter/texts.ts'
import { texts as joining } from '#web/join/texts.ts'
import { texts as portal } from '#web/portal/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { confirmAddress } from './confirmAddress.ts'
import { openBusiness, password } from './office.ts'
import { desk } from './screens.ts'
import { setStage } from './stage.ts'
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
  'in WebKit a guest joins, chooses a PIN and sees the card, and the till records',
  async () => {
    const guest = page!
    const { url, inbox } = { url: stage.server.url, inbox: stage.inbox }
    const owner = await stage.open(desk)
    const office = await openBusiness(owner, email)
    await confirmAddress(url, inbox, email)
    await office.addProgram('points', 'Points', {})
    const { code } = await office.post<{ code: string }>('/v1/qr-codes', { location_name: 'Counter' })

    await guest.goto(`${url}/signup-form/${code}`)
    await guest.fill(joining.phone, '4155550163')
    await guest.press(joining.join)
    await guest.untilSaid(joining.joinedTitle)
    const [link] = /\/card\/[\w-]+/.exec(await inbox.textTo(phone, /\/card\//))!

    await guest.goto(`${url}${link}`)
    await guest.fill(card.pinLabel, '2580')
    await guest.press(card.openWithPin)
    await guest.untilSaid(portal.dashboard.programs)

    await guest.goto(`${url}/login`)
    await guest.fill(entrance.email, email)
    await guest.fill(entrance.password, password)
    await guest.press(entrance.login.submit)
    await guest.untilSaid('Coffee at Noon')
    const people = await owner.page.request.get(`${url}/api/v1/customers?search=${phone.slice(-4)}`)
    const [customer] = ((await people.json()) as { data: { id: string }[] }).data
    await guest.goto(`${url}/counter?customer=${customer!.id}`)
    await guest.press('7')
    await guest.press('0')
    await guest.press('0')
    await guest.press('Record $7.00')
    await guest.untilSaid(till.done.recorded('$7.00'))
  },
)
