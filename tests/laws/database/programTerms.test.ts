import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isTest, sourcesIn } from '../sources.ts'

it('only changeTerms changes a program, so that its history has every change', () => {
  const changing = sourcesIn('server', 'database')
    .filter(({ path }) => !isTest(path))
    .filter(({ text }) => /\.update\((loyaltyPrograms|programs)\)|update loyalty_programs\b/i.test(text))
  expect(changing.map(({ path }) => path)).toEqual(['server/loyalty/programs/terms/changeTerms.ts'])
  const functions = globSync('server/**/functions.sql').filter((path) =>
    /(update|insert into) (loyalty_programs|former_terms)\b/i.test(readFileSync(path, 'utf8')),
  )
  expect(functions).toEqual([])
})
