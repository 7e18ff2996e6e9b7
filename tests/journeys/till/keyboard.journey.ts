import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { pinTexts } from '#web/console/counter/customer/pinTexts.ts'
import { texts as till } from '#web/console/counter/texts.ts'
import { texts as customers } from '#web/console/customer-list/texts.ts'
import { texts as record } from '#web/console/customer-record/texts.ts'
import { addTexts as adding, optInTexts } from '#web/console/customers/adding/texts.ts'
import { texts as writing } from '#web/console/customers/texts.ts'
import { texts as messages } from '#web/console/messages/texts.ts'
import { texts as programs } from '#web/console/programs/texts.ts'
import { texts as qrCodes } from '#web/console/qr-codes/texts.ts'
import { texts as settings } from '#web/console/settings/texts.ts'
import { texts as palette } from '#web/console/shell/palette/texts.ts'
import { texts as entrance } from '#web/sign-in/texts.ts'
import { tillTexts } from '#web/till/texts.ts'
import { confirmAddress } from '../acts/confirmAddress.ts'
import { openBusiness, password } from '../acts/office.ts'
import { expect } from '../stage/expect.ts'
import { Keys } from '../stage/keys.ts'
import { desk, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()
const OWNER = 'keys@example.com'

describe('a morning without a pointer', () => {
  journey('goes from sign-in to sign-out by keys alone, with the focus seen and never lost', async () => {
    const screen = await stage.open(desk)
    const { page, url } = screen
    const keys = new Keys(page)
    const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first()
    const said = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
    /** Opens a place by the palette: Ctrl-K, some letters of its name, Enter. */
    const go = async (query: string, title: string | RegExp) => {
      await keys.press('Control+k')
      await keys.hasFocus(palette.label)
      await keys.type(query)
      await keys.press('Enter')
      await expect(heading(title)).toBeFocused()
    }
    await watched([screen], async () => {
      const office = await openBusiness(screen, OWNER)
      await confirmAddress(url, stage.inbox, OWNER)
      await office.addProgram('points', 'Points', { pointsPerDollar: 1, minimumRedemption: 10 })
      await office.addProgram('stamp_card', 'Coffee card', {
        stampsRequired: 2,
        rewardDescription: 'A coffee on us',
      })
      const nora = await office.addCustomer('Nora', '+14155550181')
      await office.buy(nora.id, { stamps: 2 })
      await page.context().clearCookies()

      await page.goto(`${url}/login`)
      await keys.tabTo(entrance.email)
      await keys.type(OWNER)
      await keys.press('Tab')
      await keys.type(password)
      await keys.press('Enter')
      await expect(heading(/Coffee at Noon/)).toBeVisible()
      await keys.hasFocus()

      // On the counter, the number pad has the focus, and gets it back after each act.
      await keys.press('Control+k')
      await keys.hasFocus(palette.label)
      await keys.type('counter')
      await keys.press('Enter')
      await keys.hasFocus(till.pad.label)
      await keys.type('4155550181')
      await keys.hasFocus(tillTexts.purchase.amount('Nora'))
      await keys.tabTo(till.customer.prove)
      await keys.press('Enter')
      await said(till.customer.proven)
      await keys.hasFocus(tillTexts.purchase.amount('Nora'))
      await expect(page.getByRole('button', { name: pinTexts.open })).toBeVisible()
      await keys.tabTo(pinTexts.open)
      await keys.press('Enter')
      await expect(page.getByRole('img', { name: pinTexts.code })).toBeVisible()
      await keys.hasFocus()
      await keys.press('Escape')
      await keys.hasFocus(pinTexts.open)
      await keys.tabTo(tillTexts.purchase.amount('Nora'), { back: true })
      await keys.type('1240')
      await expect(page.getByLabel(tillTexts.purchase.amount('Nora'))).toHaveValue('$12.40')
      await keys.press('Enter')
      await expect(heading(till.done.recorded('$12.40'))).toBeVisible()
      await keys.hasFocus(tillTexts.customer.back)
      await keys.tabTo(new RegExp(`^${till.undo.undo}`))
      await keys.press('Enter')
      await said(till.undo.done)
      await keys.hasFocus(tillTexts.purchase.amount('Nora'))
      await keys.tabTo(new RegExp(`^${till.rewards.redeem}`), { back: true })
      await keys.press('Enter')
      await said(till.rewards.redeemed('A coffee on us'))
      await keys.hasFocus(tillTexts.purchase.amount('Nora'))

      // Adds a customer, and writes to them.
      await keys.press('Control+k')
      await keys.type('add cust')
      await keys.press('Enter')
      await keys.hasFocus(adding.firstName)
      await keys.type('Amir')
      await keys.tabTo(adding.phone)
      await keys.type('4155550182')
      await keys.tabTo(optInTexts.sms)
      await keys.press('Space')
      await keys.tabTo(optInTexts.inPerson)
      await keys.press('Space', 'Enter')
      await said(adding.added('Amir'))
      await keys.hasFocus(tillTexts.purchase.amount('Nora'))
      await go('customers', customers.title)
      await keys.tabTo(/^Amir/)
      await keys.press('Enter')
      await expect(heading('Amir')).toBeFocused()
      await keys.tabTo(new RegExp(record.notes.label))
      await keys.type('Oat milk')
      await keys.tabTo(record.notes.save)
      await keys.press('Enter')
      await said(record.notes.saved)
      await keys.hasFocus()

      // Sends a text from the list of customers.
      await go('customers', customers.title)
      await keys.tabTo(writing.sms('Amir'))
      await keys.press('Enter')
      await expect(page.getByRole('heading', { name: messages.sms.choose })).toBeVisible()
      await keys.hasFocus(/^A word from us/)
      await keys.press('Enter')
      await expect(page.getByRole('button', { name: messages.sms.send })).toBeEnabled()
      await keys.tabTo(messages.sms.send)
      await keys.press('Enter')
      await said(messages.sms.sent)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await keys.hasFocus(writing.sms('Amir'))

      // Text typed right after the palette opens goes into its field.
      expect(
        await page.evaluate((label) => {
          const call = { key: 'k', ctrlKey: true, cancelable: true }
          window.dispatchEvent(new KeyboardEvent('keydown', call))
          // The next key press follows the task of this one, maybe before the next frame.
          return new Promise((resolve) => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(document.activeElement?.getAttribute('aria-label') === label)
            port2.postMessage('')
          })
        }, palette.label),
      ).toBe(true)
      await keys.press('Escape')
      await keys.hasFocus(writing.sms('Amir'))

      // The palette keeps the focus that it took from a closing dialog.
      await keys.press('Control+k')
      await keys.hasFocus(palette.label)
      await keys.type('create prog')
      await keys.press('Enter')
      await keys.hasFocus(new RegExp(programs.types.points.label))
      await keys.press('Escape', 'Control+k')
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
      await keys.hasFocus(palette.label)
      await keys.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)

      // Creates a program and a QR code, and deletes the code.
      await keys.press('Control+k')
      await keys.type('create prog')
      await keys.press('Enter')
      await keys.hasFocus(new RegExp(programs.types.points.label))
      await keys.tabTo(new RegExp(programs.types.free_item.label))
      await keys.press('Enter')
      await keys.hasFocus(/name/i)
      await keys.type('Tenth bagel')
      await keys.tabTo(/item/i)
      await keys.type('Bagel')
      await keys.press('Enter')
      await said(programs.createDialog.done('Tenth bagel'))
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await keys.hasFocus()
      await go('programs', programs.title)
      await keys.tabTo(new RegExp(`^${programs.pause}.*Tenth bagel`))
      await keys.press('Space')
      await keys.hasFocus(new RegExp(`^${programs.activate}.*Tenth bagel`))
      await keys.press('Control+k')
      await keys.type('qr gen')
      await keys.press('Enter')
      await keys.hasFocus(new RegExp(qrCodes.dialog.location))
      await keys.type('Window')
      await keys.press('Enter')
      await expect(heading(qrCodes.title)).toBeFocused()
      await keys.tabTo(qrCodes.card.delete('Window'))
      await keys.press('Enter')
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await keys.tabTo(qrCodes.remove.confirm)
      await keys.press('Enter')
      await said(qrCodes.remove.done)
      await keys.hasFocus()

      // Changes the settings, saves them and leaves.
      await go('settings', settings.title)
      await keys.tabTo(new RegExp(`^${settings.fields.address}`))
      await keys.type('1 Noon Street, Springfield')
      await keys.tabTo(settings.bar.save)
      await keys.press('Enter')
      await said(settings.bar.saved)
      await keys.hasFocus(settings.fields.privacy_notice)
      await keys.press('Control+k', 'Escape')
      await keys.hasFocus()

      await keys.press('Control+k')
      await keys.type('sign out')
      await keys.press('Enter')
      await expect(page).toHaveURL(/\/login/)
      await keys.hasFocus()
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })
})
