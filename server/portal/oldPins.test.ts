import { globSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newGuest, openPortal, type Portal } from '#tests/portal/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await openPortal()
})
afterAll(() => portal?.close())

/** Runs what was written by hand in the migration, as migrations are run: on PostgreSQL by the owner of the tables. */
async function migrateAgain(): Promise<void> {
  const [file] = globSync('database/migrations/*_choose-pins-with-a-proven-phone.sql')
  const byHand = readFileSync(file!, 'utf8').split('-- Written by hand')[1]!
  const statements = `--${byHand}`.replaceAll('--> statement-breakpoint', '')
  const { logins } = portal.product.database
  if (!logins) {
    for (const statement of statements.split(';').filter((one) => /\w/.test(one)))
      await portal.rows(statement)
    return
  }
  const owner = new pg.Client({ connectionString: logins.ownerUrl })
  await owner.connect()
  try {
    await owner.query(statements)
  } finally {
    await owner.end()
  }
}

it('the migration takes the PINs of phones that were never proven, in every shop, and no others', async () => {
  const proven = [true, false, false, true]
  const guests: string[] = []
  for (const isProven of proven)
    guests.push(await newGuest(await portal.newShop(), { phone: portal.newPhone(), proven: isProven }))
  await migrateAgain()
  const kept = await portal.rows<{ id: string; has_pin: boolean }>(
    'select id, auth_pin is not null as has_pin from customers where id = any($1)',
    [guests],
  )
  expect(guests.map((id) => kept.find((guest) => guest.id === id)!.has_pin)).toEqual(proven)
  const [walls] = await portal.rows<{ forced: boolean }>(
    `select relforcerowsecurity as forced from pg_class where relname = 'customers'`,
  )
  expect(walls).toEqual({ forced: true })
})
