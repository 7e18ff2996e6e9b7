import { describe, expect, it } from 'vitest'
import { type OfferingProgram, offersOf } from './offers.ts'
import { texts as german } from './sheetTexts/de.ts'
import { texts as spanish } from './sheetTexts/es.ts'
import { texts as french } from './sheetTexts/fr.ts'
import { texts as italian } from './sheetTexts/it.ts'
import { texts as polish } from './sheetTexts/pl.ts'
import { texts as portuguese } from './sheetTexts/pt.ts'
import { texts } from './sheetTexts.ts'

const dollars = { currency: 'USD' }
const points = (more: object = {}, rewards: OfferingProgram['rewards'] = []): OfferingProgram => ({
  type: 'points',
  name: 'Beans',
  config: { pointsPerDollar: 1, minimumRedemption: 100, pointsExpireDays: 365, welcomeBonus: 0, ...more },
  rewards,
})
const stamps = (rewardDescription: string): OfferingProgram => ({
  type: 'stamp_card',
  name: 'Tenth Cup',
  config: { stampsRequired: 10, rewardDescription, allowMultipleCards: true, cardExpireDays: 0 },
  rewards: [],
})
const ladder = (tiers: { visits: number; discount: number }[]): OfferingProgram => ({
  type: 'discount',
  name: 'Ladder',
  config: { tiers },
  rewards: [],
})
const item = (itemName: string, recurring: boolean): OfferingProgram => ({
  type: 'free_item',
  name: 'Bun',
  config: { itemName, itemDescription: '', requiredPurchases: 5, recurring, validDays: 30 },
  rewards: [],
})
const code = (discountType: 'fixed' | 'percentage'): OfferingProgram => ({
  type: 'rebate_code',
  name: 'Hello',
  config: { codePrefix: 'SAVE', discountType, discountValue: 10, validDays: 30, singleUse: true },
  rewards: [],
})
const said = (...programs: OfferingProgram[]) =>
  offersOf(programs, dollars, { texts, locale: 'en-US' }).map(({ gift, how }) => `${gift} ${how}`)

describe('what a poster promises a guest', () => {
  it.each([
    ['a stamp card', stamps('Any coffee, on us'), ['Any coffee, on us for 10 stamps']],
    ['a stamp card that names no reward', stamps(' '), ['A reward for 10 stamps']],
    [
      'a free item that comes again',
      item('Cinnamon bun', true),
      ['Cinnamon bun free after every 5 purchases'],
    ],
    ['a free item given once', item('', false), ['Something free after 5 purchases']],
    ['a code in percent', code('percentage'), ['10% off with your own code for joining']],
    ['a code in money', code('fixed'), ['$10 off with your own code for joining']],
    [
      'a ladder',
      ladder([
        { visits: 20, discount: 15 },
        { visits: 5, discount: 5 },
      ]),
      ['5% off from 5 visits, up to 15% off from 20 visits'],
    ],
    ['a ladder of one step', ladder([{ visits: 1, discount: 5 }]), ['5% off from 1 visit']],
    ['points that buy nothing yet', points(), []],
    ['points with a bonus', points({ welcomeBonus: 50 }), ['50 points for joining']],
  ])('is true of %s', (_what, program, words) => expect(said(program)).toEqual(words))

  it('names the reward that is nearest, and never sooner than points may be redeemed', () => {
    const rewards = [
      { name: 'Cake', points_price: 250 },
      { name: 'Espresso', points_price: 80 },
    ]
    expect(said(points({}, rewards))).toEqual(['Espresso from 100 points, 1 point per $1'])
    expect(said(points({ minimumRedemption: 50 }, rewards))).toEqual([
      'Espresso from 80 points, 1 point per $1',
    ])
  })

  it('begins with what joining brings, and is three lines at the most', () => {
    const all = [stamps('Coffee'), item('Bun', true), points({ welcomeBonus: 1 }), code('fixed')]
    expect(said(...all)).toEqual([
      '1 point for joining',
      '$10 off with your own code for joining',
      'Coffee for 10 stamps',
    ])
  })

  it('is said in the language of the guests, with its figures', () => {
    const words = { texts: polish, locale: 'pl-PL' }
    const tiers = [
      { visits: 5, discount: 5 },
      { visits: 22, discount: 12.5 },
    ]
    const promised = offersOf([stamps(' '), ladder(tiers)], { currency: 'PLN' }, words)
    expect(promised).toEqual([
      { gift: 'Nagroda', how: 'za 10 pieczątek' },
      { gift: '5% rabatu', how: 'od 5 wizyt, do 12,5% rabatu od 22 wizyt' },
    ])
  })

  it.each([
    ['de', german, 1, 'Viaje ab 1 Punkt'],
    ['es', spanish, 1_000_000, 'Viaje desde 1.000.000 de puntos'],
    ['fr', french, 2_000_000, 'Viaje dès 2 000 000 de points'],
    ['it', italian, 1_000_000, 'Viaje a partire da 1.000.000 di punti'],
    ['pt', portuguese, 1_000_000, 'Viaje a partir de 1.000.000 de pontos'],
    ['pt', portuguese, 1_000_001, 'Viaje a partir de 1.000.001 pontos'],
  ])('has the plural of its language, in %s', (language, texts, points_price, words) => {
    const program = points({ minimumRedemption: 1 }, [{ name: 'Viaje', points_price }])
    const countries: Record<string, string> = { pt: 'BR' }
    const locale = `${language}-${countries[language] ?? language.toUpperCase()}`
    const [offer] = offersOf([program], dollars, { texts, locale })
    expect(`${offer!.gift} ${offer!.how}`.replace(/\s/g, ' ')).toMatch(new RegExp(`^${words}, `))
  })

  it('is nothing without a program', () => expect(said()).toEqual([]))
})
