import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { SegmentedMessage } from 'sms-segments-calculator'
import { describe, expect, it } from 'vitest'
import { seed } from '#tests/engines/proof.ts'
import { countSegments, measureText } from './segments.ts'

const folder = fileURLToPath(new URL('../../../../../shared/specs/gsm7/', import.meta.url))
const hasVectors = existsSync(folder)
const read = (name: string) => JSON.parse(readFileSync(`${folder}${name}`, 'utf8'))

describe('a text is billed', () => {
  it.each([
    ['as one segment when it is empty', '', 1],
    ['as one segment up to 160 plain characters', 'a'.repeat(160), 1],
    ['as two segments from 161', 'a'.repeat(161), 2],
    ['as two segments up to 306', 'a'.repeat(306), 2],
    ['as three segments from 307', 'a'.repeat(307), 3],
    ['with two places for each euro sign', '€'.repeat(80), 1],
    ['so that an euro sign too many begins a second segment', '€'.repeat(81), 2],
    ['as plain where it has the accents of GSM-7', 'é'.repeat(160), 1],
    ['as UCS-2 as soon as one character needs it', `ç${'a'.repeat(70)}`, 2],
    ['as one segment up to 70 characters of UCS-2', 'ж'.repeat(70), 1],
    ['as two segments from 71', 'ж'.repeat(71), 2],
    ['with two places for each emoji', '🎂'.repeat(35), 1],
    ['so that one emoji too many begins a second segment', '🎂'.repeat(36), 2],
    ['so that no segment ends within an emoji of several characters', `${'a'.repeat(66)}👨‍👩‍👧‍👦b`, 2],
    ['with a place for each end of a line', `${'a'.repeat(158)}\r\n`, 1],
  ])('%s', (_, text, segments) => {
    expect(countSegments(text)).toBe(segments)
  })

  it('as the provider’s own calculator bills it, whatever is written', () => {
    const word = fc.constantFrom(
      ...'a €|éж漢“\r\n\f',
      '🎂',
      '👨‍👩‍👧‍👦',
      '🇩🇪',
      '👍🏽',
      'e\u0301',
      'क्ष',
      'नि',
      '가',
      'ي',
    )
    const text = fc
      .array(word, { minLength: 1, maxLength: 4 })
      .chain((words) => fc.array(fc.constantFrom(...words), { maxLength: 330 }).map((all) => all.join('')))
    fc.assert(
      fc.property(text, (written) => {
        const { segmentsCount, encodingName } = new SegmentedMessage(written)
        const { segments, encoding } = measureText(written)
        expect([segments, written && encoding]).toEqual([Math.max(1, segmentsCount), written && encodingName])
      }),
      { seed, numRuns: 300 },
    )
  })

  it('in no time that others would notice, however long it is and in whatever script', () => {
    const longest = ['a ', 'ж ', '👨‍👩‍👧‍👦 '].map((words) => words.repeat(1600).slice(0, 1600))
    const before = process.cpuUsage()
    for (let people = 0; people < 100; people += 1) longest.forEach(countSegments)
    // The provider's calculator takes 4 s for these texts.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000)
  })
})

describe.skipIf(!hasVectors)(
  'against the published vectors (skipped where shared/specs/gsm7 is missing)',
  () => {
    it('counts what Twilio counts', () => {
      const vectors = read('twilio-segments.json') as {
        testDescription: string
        body: string
        segments: number
      }[]
      expect(vectors.length).toBeGreaterThan(5)
      for (const { testDescription, body, segments } of vectors) {
        expect(`${testDescription}: ${countSegments(body)}`).toBe(`${testDescription}: ${segments}`)
      }
    })

    it('knows every character of GSM 03.38 and the places it takes', () => {
      const { basic, extension } = read('gsm0338-from-perl.json') as Record<string, Record<string, string>>
      const characters = (table: Record<string, string>) =>
        Object.keys(table).map((hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
      for (const character of characters(basic!))
        expect(countSegments(character.repeat(160)), character).toBe(1)
      for (const character of characters(extension!)) {
        expect(countSegments(character.repeat(80)), character).toBe(1)
        expect(countSegments(character.repeat(81)), character).toBe(2)
      }
    })
  },
)
