import { describe, expect, inject } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { specTexts } from '#tests/laws/specTexts.ts'
import { asMet, readMet } from './witness.ts'

/** Runs after all journeys of the same run; see vitest.config.ts. */
describe('the texts of the specification', () => {
  for (const [screen, texts] of Object.entries(specTexts))
    journey(`are all met on ${screen}`, () => {
      const met = readMet(inject('metTexts'))
      expect(texts.filter((text) => !met.has(asMet(screen, text)))).toEqual([])
    })
})
