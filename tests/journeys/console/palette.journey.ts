import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as till } from '#web/console/counter/texts.ts'
import { texts as customers } from '#web/console/customer-list/texts.ts'
import { texts as around } from '#web/console/page/texts.ts'
import { texts } from '#web/console/shell/palette/texts.ts'
import { openBusiness } from '../acts/office.ts'
import { expectAccessible } from '../stage/accessible.ts'
import { expect } from '../stage/expect.ts'
import { desk, phone, watched } from '../stage/screens.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage()
const field = (page: Page) => page.getByRole('combobox', { name: texts.label })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

describe('the command palette', () => {
  journey('finds a customer by name, phone and id from the bar of a phone', async () => {
    const screen = await stage.open(phone)
    const { page, url } = screen
    await watched([screen], async () => {
      const office = await openBusiness(screen, 'palette.phone@example.com')
      const nora = await office.addCustomer('Nora', '+14155550171')
      await office.addCustomer('Amir', '+14155550172')
      await page.goto(`${url}/dashboard`)
      await page.getByRole('button', { name: around.search }).click()
      for (const query of ['nor', '5550171', nora.unique_customer_id]) {
        await field(page).fill(query)
        await expect(option(page, /^Nora/)).toBeVisible()
        await expect(option(page, /^Amir/)).toHaveCount(0)
      }
      await option(page, /^Nora/).click()
      await expect(page).toHaveURL(new RegExp(`/customers/${nora.id}`))
      await expect(page.getByRole('heading', { level: 1, name: 'Nora' })).toBeFocused()
      await page.getByRole('button', { name: around.search }).click()
      await field(page).fill('zzzz')
      await expect(page.getByText(texts.nothing('zzzz'))).toBeVisible()
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })

  journey('ends a search that was overtaken, and never shows its answer', async () => {
    const screen = await stage.open(desk)
    const { page, url } = screen
    await watched([screen], async () => {
      const office = await openBusiness(screen, 'palette.stale@example.com')
      await office.addCustomer('Nora', '+14155550173')
      const { id } = await office.addCustomer('Amir', '+14155550174')
      await page.goto(`${url}/counter`)
      await expect(page.getByLabel(till.pad.label)).toBeFocused()
      const late = Promise.withResolvers<void>()
      const answered = Promise.withResolvers<void>()
      const ended: string[] = []
      page.on('requestfailed', (request) => ended.push(new URL(request.url()).search))
      await page.route(/customers\/lookup\?.*search=nora/, async (route) => {
        await late.promise
        await route.continue().catch(() => {})
        answered.resolve()
      })
      await page.keyboard.press('Control+k')
      await expect(field(page)).toBeFocused()
      await Promise.all([page.waitForRequest(/customers\/lookup\?.*search=nora/), field(page).fill('nora')])
      await expect(page.getByText(texts.looking)).toBeVisible()
      await field(page).fill('amir')
      await expect(option(page, /^Amir/)).toBeVisible()
      await expect.poll(() => ended.join()).toContain('nora')
      late.resolve()
      await answered.promise
      await expect(option(page, /^Nora/)).toHaveCount(0)
      // From the counter, the palette opens a customer at the counter.
      await expect(page.getByText(texts.groups.customersAtCounter)).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/counter\\?customer=${id}`))
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })

  journey('is a combobox: arrows go round, Escape returns, and offers only what one may do', async () => {
    const screen = await stage.open(desk)
    const { page, url } = screen
    await watched([screen], async () => {
      await openBusiness(screen, 'palette.keys@example.com')
      await page.goto(`${url}/company`)
      const search = page.getByRole('button', { name: around.search })
      await search.focus()
      await page.keyboard.press('Control+k')
      await expect(field(page)).toBeFocused()
      await expect(option(page, texts.actions.purchase)).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowUp')
      await expect(option(page, around.places.subscription)).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowDown')
      await expect(option(page, texts.actions.purchase)).toHaveAttribute('aria-selected', 'true')
      await expect(field(page)).toBeFocused()
      const id = await option(page, texts.actions.purchase).getAttribute('id')
      await expect(field(page)).toHaveAttribute('aria-activedescendant', id!)
      await expectAccessible(page)
      await expect(option(page, texts.actions.invite)).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(search).toBeFocused()

      await page.route('**/api/auth/session', async (route) => {
        const { session } = await (await route.fetch()).json()
        const permissions = ['anyone', 'signed in', 'till', 'business']
        await route.fulfill({ json: { session: { ...session, role: 'member', permissions } } })
      })
      await page.reload()
      await expect(search).toBeVisible()
      await page.keyboard.press('Control+k')
      await expect(option(page, texts.actions.purchase)).toBeVisible()
      await expect(option(page, texts.actions.invite)).toHaveCount(0)
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })

  journey('is closed by Back as every dialog is, on the first page of a tab too', async () => {
    const screen = await stage.open(desk)
    const { page, url } = screen
    await watched([screen], async () => {
      await openBusiness(screen, 'palette.back@example.com')
      await page.goto(`${url}/company`)
      await page.goto(`${url}/customers`)
      const add = page.getByRole('button', { name: customers.add, exact: true }).first()
      await add.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await page.goBack()
      await expect(dialog).toBeHidden()
      await expect(add).toBeFocused()
      await page.keyboard.press('Control+k')
      await expect(field(page)).toBeFocused()
      await page.goBack()
      await expect(field(page)).toBeHidden()
      await expect(page).toHaveURL(/customers$/)
      // Without a dialog, Back leaves the page at once.
      await page.goBack()
      await expect(page).toHaveURL(/company$/)
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })
})
