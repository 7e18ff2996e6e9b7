import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isTest, sourcesIn } from '../sources.ts'
import { specTexts, textsOfScreens } from './specTexts.ts'
import { departed, said } from './specTextsElsewhere.ts'

const product = sourcesIn('web', 'server').filter(({ path }) => !isTest(path))
const journeys = globSync('tests/journeys/**/*.journey.ts').map((file) => basename(file, '.journey.ts'))

describe('the texts of the specification', () => {
  it('that no screen shows are met by the test that is named for them', () => {
    const unmet = Object.entries(said).filter(([text, test]) => !readFileSync(test, 'utf8').includes(text))
    expect(unmet).toEqual([])
  })

  it('that screens show are met by a journey that exists', () => {
    const named = Object.values(specTexts).flatMap((journeys) => Object.keys(journeys))
    expect(named.filter((name) => !journeys.includes(name))).toEqual([])
  })

  it('are met by a journey of one name: no two have the same', () => {
    expect(journeys.filter((name, index) => journeys.indexOf(name) < index)).toEqual([])
  })

  it('that are not shown are in the departures, with the reason', () => {
    const departures = readFileSync('docs/departures.md', 'utf8').replaceAll('’', "'").replaceAll('‘', "'")
    expect(departed.filter((text) => !departures.includes(`'${text}'`))).toEqual([])
    expect(departed.filter((text) => product.some((source) => source.text.includes(`'${text}'`)))).toEqual([])
  })

  it('are in one place each: none is listed as left out, or as shown elsewhere, if a journey sees it', () => {
    const shown = Object.values(textsOfScreens).flat()
    expect([...departed, ...Object.keys(said)].filter((text) => shown.includes(text))).toEqual([])
  })
})
