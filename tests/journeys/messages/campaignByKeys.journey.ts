import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { agreed } from '#tests/world/agreed.ts'
import { png } from '#tests/world/pictures.ts'
import { texts as blocks } from '#web/console/blocks/texts.ts'
import { draftTexts as draft } from '#web/console/campaigns/draft/texts.ts'
import { runTexts as run } from '#web/console/campaigns/started/texts.ts'
import { texts } from '#web/console/campaigns/texts.ts'
import { texts as till } from '#web/console/counter/texts.ts'
import { texts as messages } from '#web/console/messages/texts.ts'
import { texts as pictures } from '#web/console/pictures/texts.ts'
import { texts as segments } from '#web/console/segments/texts.ts'
import { texts as palette } from '#web/console/shell/palette/texts.ts'
import { tillTexts } from '#web/till/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness } from '../acts/office.ts'
import { trustBusiness } from '../acts/trustBusiness.ts'
import { ByKeys, leave } from '../stage/byKeys.ts'
import { expect } from '../stage/expect.ts'
import { watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'
import { addsBlock } from './addBlock.ts'
import { opensAndFollows } from './opensAndFollows.ts'

const stage = setStage()
const OWNER = 'owner@keys-alone.example'
const NORA = 'nora@keys-alone.example'

describe('an owner without a pointer', () => {
  journey(
    'writes a segment, sends it a campaign with a picture and a code, takes the code at the till, and reads the result',
    async () => {
      const by = await ByKeys.open(stage)
      const { page, said, press } = by
      await watched([by.screen], async () => {
        const office = await openBusiness(by.screen, OWNER)
        await confirmAddress(by.screen.url, stage.inbox, OWNER)
        await trustBusiness(stage, by.screen)
        await office.addProgram('rebate_code', 'Tenner', { codePrefix: 'TEN', discountValue: 10 })
        const customer = { first_name: 'Nora', email: NORA, ...agreed }
        const nora = await office.post<{ id: string }>('/v1/customers', customer)
        await office.buy(nora.id, { amount: 900 })
        await office.addCustomer('Pia', '+14155550187')

        await page.goto(`${by.screen.url}/segments`)
        await writesSegment(by)
        await begins(by)
        await writes(by)
        await designs(by)
        await press(draft.send)
        await by.keys.hasFocus(/^Now/)
        await by.keys.tabTo(draft.start.address.label)
        await page.keyboard.type('1 Main Street, Springfield')
        await press(draft.start.submitNow)
        // The palette does not open over a dialog, and the mail may arrive before this dialog has closed.
        await expect(by.heading('Come back')).toBeFocused()
        await said(texts.statuses.sent)
        const mail = await stage.inbox.mailTo(NORA, /A latte[\s\S]*Code: TEN\w{8}[\s\S]*Hi Nora/)
        await opensAndFollows(stage, NORA, 'For you')

        await takesCode(by, /TEN\w{8}/.exec(mail)![0])
        await go(by, 'campaigns', texts.title)
        await press('Come back')
        const result = (label: string) =>
          page.locator('dl').filter({ hasText: label }).getByText('1', { exact: true })
        for (const label of [run.results.opened, run.results.clicked, run.results.redeemed])
          await expect(result(label)).toBeVisible()
      })
      await leave(by.screen)
    },
  )
})

async function go(by: ByKeys, query: string, title: string) {
  await choose(by, query)
  await expect(by.heading(title)).toBeFocused()
}

/** Chooses a command of the palette: Ctrl-K, some letters of it, Enter. */
async function choose({ keys }: ByKeys, query: string) {
  await keys.press('Control+k')
  await keys.hasFocus(palette.label)
  await keys.type(query)
  await keys.press('Enter')
}

async function writesSegment({ keys, press, said }: ByKeys) {
  await press(segments.create)
  await keys.hasFocus(segments.form.name.label)
  await keys.type('Came')
  await keys.tabTo(segments.fields.value)
  await keys.press('Control+a')
  await keys.type('1')
  await said(segments.matching('1', 1))
  await press(segments.form.save)
  await said(segments.form.created)
}

async function begins(by: ByKeys) {
  const { keys, press } = by
  await go(by, 'campaigns', texts.title)
  await press(texts.create)
  await keys.hasFocus(texts.dialog.name.label)
  await keys.type('Come back')
  await keys.press('Tab', 'ArrowRight')
  await press(texts.dialog.submit)
  await expect(by.heading('Come back')).toBeFocused()
}

async function writes({ keys, press }: ByKeys) {
  await keys.tabTo(new RegExp(`^${draft.audience.all.label}`))
  await keys.press('ArrowDown')
  await keys.tabTo(draft.segment.label)
  await keys.type('Came')
  await keys.tabTo(draft.offer.label)
  await keys.type('Tenner')
  await keys.tabTo(draft.subject.label)
  await keys.type('For you')
  await keys.tabTo(draft.body.email.label)
  await keys.type('Hi {firstName}')
  await press(blocks.design.begin)
}

/** Turns the text into blocks, with a picture of the business that links somewhere, and the value of the code. */
async function designs({ page, keys, press }: ByKeys) {
  const add = async (kind: string) => {
    await press(addsBlock)
    await expect(page.locator('[role=menu]:focus-within')).toBeVisible()
    const item = page.getByRole('menuitem', { name: kind, exact: true })
    while (!(await item.evaluate((one) => one === document.activeElement))) await keys.press('ArrowDown')
    await keys.press('Enter')
  }
  await add(blocks.kinds.picture)
  await keys.hasFocus(blocks.picture.choose)
  await keys.press('Enter')
  await keys.hasFocus()
  const choosing = page.waitForEvent('filechooser')
  await press(pictures.upload)
  await (await choosing).setFiles({ name: 'latte.png', mimeType: 'image/png', buffer: png('#6b4423') })
  await keys.hasFocus(blocks.picture.alt)
  await keys.type('A latte')
  await keys.tabTo(blocks.picture.link)
  await keys.type('https://example.com/menu')
  await add(blocks.kinds.reward)
  const preview = page.frameLocator(`iframe[title="${messages.mail}"]`)
  await expect(preview.getByText('TENXXXXXXXX', { exact: true })).toBeVisible()
  await expect(preview.getByAltText('A latte')).toBeVisible()
}

async function takesCode(by: ByKeys, code: string) {
  const { keys, press, said } = by
  await choose(by, 'counter')
  await keys.hasFocus(till.pad.label)
  await keys.type('Nora')
  await keys.tabTo(/Nora/)
  await keys.press('Enter')
  await keys.hasFocus(tillTexts.purchase.amount('Nora'))
  await said(code)
  await keys.type('2000')
  await keys.tabTo(new RegExp(`^${till.rewards.use}`), { back: true })
  await keys.press('Enter')
  await said(tillTexts.purchase.toPay('$18.00'))
  await press(tillTexts.purchase.record('$20.00'))
  await said(till.done.recorded('$20.00'))
}
