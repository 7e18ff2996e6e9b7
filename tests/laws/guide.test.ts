import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isTest, sourcesIn } from './sources.ts'

/** Bold words in the owner's guide are labels of the screens. A label that has changed could not be found any more. */
it('the owner’s guide names buttons, fields and places as the screens do', () => {
  const screens = sourcesIn('web')
    .filter(({ path }) => !isTest(path))
    .map(({ text }) => text.replaceAll('\\u00a0', ' '))
    .join('\n')
  const named = globSync('docs/guide/*.md').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\*\*([^*]+)\*\*/g)].map(([, words]) => ({
      path,
      words: words!,
    })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ words }) => !screens.includes(words))).toEqual([])
})
