import { readdirSync, readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, it } from 'vitest'
import * as schema from '#database/schema.ts'

const HEADER = `-- All tables as they are now, to read and to search: every migration added up. The functions that cross businesses
-- stand in the functions.sql of their rooms, the rights in grants.sql.
-- Written by \`npx vitest run tests/laws/database/schema.test.ts -u\` from the tables.ts of the rooms.
`

it('the schema file equals the tables', async () => {
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema))
  const page = `${HEADER}\n${statements.map((statement) => statement.trim()).join('\n\n')}\n`
  await expect(page).toMatchFileSnapshot('../../../database/schema.sql')
})

it('the migrations lead to the tables, and only the snapshot after the last of them is kept', async () => {
  const folder = new URL('../../../database/migrations/', import.meta.url)
  const last = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1)!
  const snapshots = readdirSync(new URL('meta/', folder)).filter((name) => name.endsWith('_snapshot.json'))
  // A snapshot has ten thousand lines, and the next migration is compared only with the newest.
  expect(snapshots).toEqual([`${last.slice(0, 4)}_snapshot.json`])
  const snapshot = JSON.parse(readFileSync(new URL(`meta/${snapshots[0]}`, folder), 'utf8'))
  expect(await generateMigration(snapshot, generateDrizzleJson(schema))).toEqual([])
})
