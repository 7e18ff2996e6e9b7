import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('no file of the built server has a letter with which Node keeps it at twice its size', () => {
  const files = globSync('dist/server/*.js')
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((path) => /[^\0-\x7f]/.test(readFileSync(path, 'utf8')))).toEqual([])
})
