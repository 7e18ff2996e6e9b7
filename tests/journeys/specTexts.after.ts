import { basename } from 'node:path'
import { describe, expect, inject } from 'vitest'
import { journey } from '#tests/engines/journey.ts'
import { isProof } from '#tests/engines/proof.ts'
import { leftOut } from '#tests/engines/suite/drawn.ts'
import { specTexts } from '#tests/laws/specification/specTexts.ts'
import { asMet, readMet } from './stage/witness.ts'

const skipped = isProof ? [] : leftOut(process.env.TEST_SEED!).map((file) => basename(file))

/** Runs after all journeys of the same run; see vitest.config.ts. Journeys that the seed left out showed nothing. */
describe('the texts of the specification', () => {
  for (const [screen, journeys] of Object.entries(specTexts))
    journey(`are all met on ${screen} by the journeys of this run`, () => {
      const met = readMet(inject('metTexts'))
      const ran = Object.entries(journeys).filter(([name]) => !skipped.includes(`${name}.journey.ts`))
      const unmet = ran.flatMap(([name, texts]) =>
        texts.filter((text) => !met.has(asMet(name, screen, text))),
      )
      expect(unmet).toEqual([])
    })
})
