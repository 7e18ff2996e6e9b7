import { describe } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { texts } from '#web/developers/texts.ts'
import { expect } from './expect.ts'
import { phone, watched } from './screens.ts'
import { bothWindows, drawn, setStage } from './stage.ts'

const stage = setStage()

describe('the page for programmers', () => {
  journey.each(drawn(bothWindows))('finds calls by what is typed, on $at', async ({ size }) => {
    const visitor = await stage.open(size)
    const { page } = visitor
    await watched([visitor], async () => {
      await page.goto(`${stage.server.url}/developers`)
      await expect(page).toHaveTitle(texts.title)
      const call = (id: string) => page.locator(`#${id}`)
      await page.getByRole('searchbox', { name: texts.search }).fill('purchases preview')
      await expect(page.locator('#found')).toHaveText('1 call')
      await expect(call('previewPurchase')).toBeVisible()
      await expect(call('listCustomers')).toBeHidden()
      await page.getByRole('searchbox').fill('exports:read')
      await expect(call('exportLedger')).toBeVisible()
      await page.getByRole('searchbox').fill('')
      await expect(call('listCustomers')).toBeVisible()
      await expect(page.locator('#found')).toHaveText('')
    })
    expect(visitor.complaints).toEqual([])
  })

  journey('is whole without a script, which only its search needs', async () => {
    const context = await stage.browser.newContext({
      baseURL: stage.server.url,
      viewport: phone,
      javaScriptEnabled: false,
    })
    const page = await context.newPage()
    await page.goto('/developers')
    await expect(page.getByRole('searchbox')).toBeHidden()
    await page.getByRole('link', { name: texts.errors.title, exact: true }).click()
    await expect(page.getByRole('heading', { name: texts.errors.title })).toBeInViewport()
    await expect(page.locator('#exportLedger')).toBeVisible()
    await context.close()
  })
})
