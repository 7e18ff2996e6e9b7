import { expect, it } from 'vitest'
import { describeDevice } from './describeDevice.ts'

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const google = 'AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  ['Chrome', 'Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${google} Chrome/142.0.0.0 Safari/537.36`],
  ['Edge', 'Windows', `Mozilla/5.0 (Windows NT 10.0) ${google} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`],
  [
    'Safari',
    'macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/19.0 Safari/605.1.15`,
  ],
  [
    'Safari',
    'iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${apple} Version/19.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome',
    'iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${apple} CriOS/142.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome',
    'Android',
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${google} Chrome/142.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'Samsung Internet',
    'Android',
    `Mozilla/5.0 (Linux; Android 15) ${google} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ['Firefox', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [
    'Opera',
    'macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${google} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`,
  ],
  ['Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${google} Chrome/142.0.0.0 Safari/537.36`],
  [
    'Safari',
    'iPad',
    `Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) ${apple} Version/16.0 Mobile/15E148 Safari/604.1`,
  ],
  ['Vivaldi', 'Windows', `Mozilla/5.0 (Windows NT 10.0) ${google} Chrome/142.0 Safari/537.36 Vivaldi/7.6`],
  [null, null, 'curl/8.5.0'],
  [null, null, ''],
])('knows %s on %s by what it calls itself', (browser, system, userAgent) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system })
})

it.each(['Wire money to/1 (me)', 'Wire money to/1', 'iPod touch/2 (free money)'])(
  'repeats no word of %j',
  (agent) => {
    expect(JSON.stringify(describeDevice(agent))).not.toContain('oney')
  },
)
