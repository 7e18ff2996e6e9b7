import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, it } from 'vitest'
import * as schema from '#database/schema.ts'

const HEADER = `-- All tables as they are now, to read and to search: every migration added up. The functions that cross businesses
-- stand in the functions.sql of their rooms, the rights in grants.sql.
-- Written by \`npx vitest run tests/laws/schema.test.ts -u\` from the tables.ts of the rooms.
`

it('the schema file equals the tables', async () => {
  const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema))
  const page = `${HEADER}\n${statements.map((statement) => statement.trim()).join('\n\n')}\n`
  await expect(page).toMatchFileSnapshot('../../database/schema.sql')
})
