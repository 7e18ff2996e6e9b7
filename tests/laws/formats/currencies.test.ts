import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { openFirefox } from '#tests/engines/browsers/otherBrowsers.ts'
import { reportOf, send } from '#tests/engines/browsers/reportOf.ts'
import { journey, journeyInFirefox } from '#tests/engines/journey.ts'
import { openBrowser } from '#tests/journeys/stage/browser.ts'
import { amountsHere } from './amountsHere.ts'

type Amounts = ReturnType<typeof amountsHere>

let script = ''
beforeAll(async () => {
  const [built] = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'tests/laws/formats/amountsHere.ts', formats: ['iife'], name: 'law' },
    },
  })) as Rolldown.RolldownOutput[]
  script = built!.output[0].code
})

describe('an amount is typed, recorded and shown alike', () => {
  // The digits by which each currency was recorded until now.
  it.each([
    ['USD', [2, 125_000, '1250.55', '1,234.56', '1,250']],
    ['RSD', [2, 125_000, '1250.55', '1,234.56', '1,250']],
    ['HUF', [0, 1250, '125055', '123,456', '1,250']],
    ['ISK', [0, 1250, '125055', '123,456', '1,250']],
    ['KWD', [3, 1_250_000, '125.055', '123.456', '1,250']],
  ])('on the server: %s', (currency, amounts) => expect(amountsHere()[currency]).toEqual(amounts))

  journey('in Chromium', async () => {
    const page = await (await openBrowser()).newPage()
    expect(await page.evaluate<Amounts>(`${script}; law.amountsHere()`)).toEqual(amountsHere())
    await page.close()
  })

  journeyInFirefox('in Firefox', async () => {
    const page = `<!doctype html><script>${script}
      fetch('/', { method: 'POST', body: JSON.stringify(law.amountsHere()) })</script>`
    const reported = await reportOf<Amounts>(
      (_, response) => send(response, 'text/html; charset=utf-8', page),
      openFirefox,
    )
    expect(reported).toEqual(amountsHere())
  })
})
