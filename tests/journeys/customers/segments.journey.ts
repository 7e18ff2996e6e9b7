import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as customers } from '#web/console/customer-list/texts.ts'
import { texts } from '#web/console/segments/texts.ts'
import { openBusiness } from '../acts/office.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { Keys } from '../stage/keys.ts'
import { phone, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()
const { builder, fields, form } = texts

describe('a segment', () => {
  journey('is written by keys alone, counted while it is, and leads to its guests', async () => {
    const screen = await stage.open(phone)
    const { page, url } = screen
    const keys = new Keys(page)
    const said = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()
    const customer = (name: string) => page.getByRole('link', { name, exact: true })
    await watched([screen], async () => {
      const office = await openBusiness(screen, 'owner@segments.example')
      await office.addProgram('points', 'Points', { pointsPerDollar: 1 })
      const nora = await office.addCustomer('Nora', '+14155550171')
      await office.addCustomer('Omar', '+14155550172')
      await office.buy(nora.id, { amount: 900 })

      await page.goto(`${url}/segments`)
      await said(texts.customers('2', 2))
      await keys.tabTo(texts.create)
      await keys.press('Enter')
      await keys.hasFocus(form.name.label)
      await keys.type('Came')
      await keys.tabTo(fields.value)
      await keys.press('Control+a', 'Delete')
      await keys.tabTo(form.save)
      await keys.press('Enter')
      await keys.hasFocus(fields.value)
      await said(form.range('0', '1,000,000,000'))
      await expectAccessible(page)
      await keys.type('1')
      await said(texts.matching('1', 1))
      await keys.tabTo(builder.addGroup)
      await keys.press('Enter')
      await keys.hasFocus(builder.match)
      await keys.tabTo(builder.removeGroup('2'))
      await keys.press('Enter')
      await keys.hasFocus(builder.add)
      await keys.tabTo(form.save)
      await keys.press('Enter')
      await said(form.created)
      await said(texts.said.visits(texts.compared.at_least, '1'))

      await keys.tabTo(texts.seeOf('Came'))
      await keys.press('Enter')
      await expect(page).toHaveURL(/\/customers\?segment=/)
      await said(customers.found('1', false))
      await expect(customer('Nora')).toBeVisible()
      await expect(customer('Omar')).toBeHidden()
      await page.getByLabel(texts.choice.label, { exact: true }).selectOption('')
      await expect(customer('Omar')).toBeVisible()

      await page.goto(`${url}/segments`)
      await page.getByRole('button', { name: texts.editOf('Came') }).click()
      await page.getByLabel(fields.value, { exact: true }).fill('0')
      await said(texts.matching('2', 2))
      await page.getByRole('button', { name: form.save, exact: true }).click()
      await said(form.updated)
      await page.getByRole('button', { name: texts.deleteOf('Came') }).click()
      await page.getByRole('button', { name: texts.confirm.confirm }).click()
      await said(texts.confirm.done)
      await said(texts.none)
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })
})
