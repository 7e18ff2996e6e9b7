import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describeRelease, dumpOf, readReleases } from '#tests/upgrades/release.ts'

const releases = readReleases()
const last = releases.at(-1)!
const now = describeRelease('now')

describe('a release', () => {
  it.each(releases)('$version keeps its migrations as they were', ({ migrations }) => {
    expect(now.migrations).toMatchObject(migrations)
  })

  it.each(releases)('$version has left a database on which upgrades are tried', ({ version }) => {
    expect(existsSync(dumpOf(version))).toBe(true)
  })

  it('is told in the changelog, and is the version of the package', () => {
    expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## ${last.version}`)
    expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe(last.version)
  })

  // `serve` asks for a number alone: without a new one, it would start on a database that lacks what it calls.
  it('is followed by a migration with a new number wherever the SQL of functions, roles or rights has changed', () => {
    expect(now.functions === last.functions || now.migration > last.migration).toBe(true)
  })
})
