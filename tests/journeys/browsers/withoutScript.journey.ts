import type { Page } from '@playwright/test'
import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts } from '#web/join/texts.ts'
import { openBusiness } from '../acts/office.ts'
import { expect } from '../stage/expect.ts'
import { bothWindows, drawn, setStage } from '../stage/stage.ts'

const stage = setStage()

/** Pages that a script draws. */
const drawnByScript = ['/login', '/signup', '/dashboard', '/customer/login', '/customer/dashboard']

describe('without a script', () => {
  journey.each(drawn(bothWindows))(
    'a page says at once why it stays empty, and waits for nothing, on $at',
    async ({ size }) => {
      const page = await openPage(size)
      for (const path of drawnByScript) {
        await page.goto(path)
        const why = page.locator('noscript')
        await expect(why, path).toBeInViewport({ ratio: 1 })
        // Playwright's own matchers of text read no such element.
        expect(await why.textContent(), path).toMatch(/needs JavaScript.*switch it on and reload/)
        await expect(page.getByText('Loading...').filter({ visible: true }), path).toHaveCount(0)
        await expect(page.getByRole('status').filter({ visible: true }), path).toHaveCount(0)
      }
      await page.context().close()
    },
  )

  journey.each(drawn(bothWindows))('the form to join is there at once, on $at', async ({ at, size }) => {
    const owner = await stage.open(size)
    const office = await openBusiness(owner, `${at.replace(' ', '-')}@noon.example`)
    const { code } = await office.post<{ code: string }>('/v1/qr-codes', { location_name: 'Counter' })
    const page = await openPage(size)
    await page.goto(`/signup-form/${code}`)
    await expect(page.getByLabel(texts.phone)).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(/Loading|needs JavaScript/).filter({ visible: true })).toHaveCount(0)
    for (const one of [owner.page, page]) await one.context().close()
  })
})

async function openPage(viewport: { width: number; height: number }): Promise<Page> {
  const context = await stage.browser.newContext({
    baseURL: stage.server.url,
    viewport,
    javaScriptEnabled: false,
  })
  return context.newPage()
}
