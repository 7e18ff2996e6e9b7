import { describe, expect, it } from 'vitest'
import { createFormat } from './format.ts'

const london = createFormat({ locale: 'en-GB', currency: 'GBP', time_zone: 'Europe/London' })
const tokyo = createFormat({ locale: 'ja-JP', currency: 'JPY', time_zone: 'Asia/Tokyo' })
const kuwait = createFormat({ locale: 'en-KW', currency: 'KWD', time_zone: 'Asia/Kuwait' })

/** Replaces the spaces of several widths that Intl uses. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe("the shop's formatter", () => {
  it('reads amounts as minor units, however many digits the currency has', () => {
    expect(london.money(1240)).toBe('£12.40')
    expect(plain(tokyo.money(1240))).toBe('￥1,240')
    expect(plain(kuwait.money(1240))).toBe('KWD 1.240')
  })

  it("shows moments by the shop's clock, not the reader's", () => {
    const moment = '2025-06-30T23:30:00.000Z'
    expect(london.date(moment)).toBe('1 Jul 2025')
    expect(london.time(moment)).toBe('00:30')
    expect(tokyo.time(moment)).toBe('8:30')
  })

  it('shows a birthday on its own day in every time zone', () => {
    expect(london.day('1990-02-28')).toBe('28 Feb 1990')
    expect(
      createFormat({ locale: 'en-US', currency: 'USD', time_zone: 'Pacific/Honolulu' }).day('1990-02-28'),
    ).toBe('Feb 28, 1990')
  })

  it("counts days by the shop's calendar, and shows a date after a week", () => {
    const now = new Date('2025-03-10T08:00:00Z')
    expect(london.since('2025-03-10T00:10:00Z', now)).toBe('today')
    expect(london.since('2025-03-09T23:50:00Z', now)).toBe('yesterday')
    expect(tokyo.since('2025-03-09T16:00:00Z', now)).toBe('今日')
    expect(london.since('2025-03-04T12:00:00Z', now)).toBe('6 days ago')
    expect(london.since('2025-03-03T12:00:00Z', now)).toBe('3 Mar 2025')
  })
})
