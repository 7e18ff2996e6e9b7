// Run by `npm run release` alone: keeps a filled database of this version, on which later versions try their upgrade,
// and the API's document, which they hold theirs against.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { findPostgres } from '#tests/engines/findBinaries.ts'
import { openScene } from '#tests/isolation/scene.ts'
import { describeRelease, documentOf, dumpOf, readReleases } from './release.ts'

const version = process.env.RELEASE!

it('the release is written down, with a database in which every table has rows', async () => {
  const scene = await openScene()
  try {
    const { superuserUrl } = scene.product.database.logins!
    // As statements, which any client can repeat; in psql's own form it would need psql.
    const asked = ['--inserts', '--rows-per-insert=500', '--no-sync', '--dbname', superuserUrl]
    const dump = execFileSync(join(findPostgres()!, 'pg_dump'), asked, { maxBuffer: 2 ** 30 }).toString()
    const statements = dump.replace(/^\\(un)?restrict .*$/gm, '')
    expect(statements).not.toMatch(/^\\/m)
    writeFileSync(dumpOf(version), gzipSync(statements, { level: 9 }))
    const { body: document } = await scene.product.visitor().get('/api/openapi.json')
    writeFileSync(documentOf(version), gzipSync(JSON.stringify(document), { level: 9 }))
  } finally {
    await scene.close()
  }
  const others = readReleases().filter((one) => one.version !== version)
  writeFileSync(
    'database/releases.json',
    `${JSON.stringify([...others, describeRelease(version)], null, 2)}\n`,
  )
})
