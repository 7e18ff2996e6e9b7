import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts as customers } from '#web/console/customer-list/texts.ts'
import { addTexts as adding } from '#web/console/customers/adding/texts.ts'
import { texts as around } from '#web/console/page/texts.ts'
import { texts as programs } from '#web/console/programs/texts.ts'
import { texts as shared } from '#web/ui/texts.ts'
import { openBusiness } from '../acts/office.ts'
import { expect } from '../stage/expect.ts'
import { watched } from '../stage/screens.ts'
import { setStage, windowsWith } from '../stage/stage.ts'

const stage = setStage()

/** A script of the version before: the server of the next one answers it with 404, and serves pages without it. */
async function takeAway(page: Page, script: string, untilLoadedAgain = true) {
  const taken = { asked: 0, isGone: true }
  page.on('request', (request) => {
    if (untilLoadedAgain && taken.asked > 0 && request.isNavigationRequest()) taken.isGone = false
  })
  await page.route(
    ({ pathname }) => pathname.startsWith(`/assets/${script}-`) && pathname.endsWith('.js'),
    (route) => {
      if (!taken.isGone) return route.continue()
      taken.asked += 1
      return route.fulfill({ status: 404 })
    },
  )
  return taken
}

describe.each(windowsWith('desk'))('a page whose scripts an upgrade took away, at $at', ({ at, size }) => {
  // Without a service worker, which has all scripts of its page.
  journey('loads itself again once, and not where that would lose what was typed', async () => {
    const screen = await stage.open(size, false)
    const { page, url } = screen
    const press = (name: string) => page.getByRole('button', { name }).first().click()
    await watched([screen], async () => {
      const { addCustomer } = await openBusiness(screen, `upgraded.${at.replaceAll(' ', '.')}@example.com`)
      await addCustomer('Nora', '+1 415 555 0142')
      await page.goto(`${url}/dashboard`)
      const list = await takeAway(page, 'CustomersScreen')
      await page.getByRole('link', { name: around.places.customers }).first().click()
      await expect(page.getByRole('button', { name: customers.add }).first()).toBeVisible()
      expect(list.asked).toBeGreaterThan(0)

      await takeAway(page, 'AddCustomerDialog')
      await page.getByLabel(customers.search).fill('Nora')
      await press(customers.add)
      await expect(page.getByRole('alert')).toContainText(shared.missing)
      await expect(page.getByRole('button', { name: shared.reload })).toBeFocused()
      await expect(page.getByLabel(customers.search)).toHaveValue('Nora')
      await press(shared.reload)
      await press(customers.add)
      await expect(page.getByRole('dialog').getByLabel(adding.firstName)).toBeVisible()

      await page.goto(`${url}/programs`)
      const dialogs = await takeAway(page, 'ProgramDialogs', false)
      const again = page.waitForEvent('load')
      await press(programs.create)
      await again
      expect(dialogs.asked).toBe(1)
      await press(programs.create)
      await expect(page.getByRole('heading', { name: around.failed.title })).toBeVisible()
      expect(dialogs.asked).toBe(2)

      const entrance = await takeAway(page, 'LoginScreen')
      await page.goto(`${url}/customer/login`, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(entrance.asked).toBe(1)

      // The script with which a page begins.
      for (const [name, path] of [
        ['console', '/dashboard'],
        ['portal', '/customer/login'],
      ] as const) {
        const first = await takeAway(page, name)
        await page.goto(`${url}${path}`)
        const wayOut = page.getByRole('link', { name: 'Reload this page' })
        await page.evaluate(() => {
          for (const one of document.getAnimations())
            if ((one as CSSAnimation).animationName === 'late') one.finish()
        })
        await wayOut.click()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(first.asked).toBe(1)
      }
    })
    expect(screen.complaints).toEqual([])
    await page.context().close()
  })
})
