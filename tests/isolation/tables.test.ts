import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isSpread } from '#tests/engines/index.ts'
import { type Outcome, tryAsApplication } from './application.ts'
import { openScene, type Scene, snapshot, tenantTables } from './scene.ts'

/** The SQLSTATE of row-level security and of missing privileges. */
const REFUSED = '42501'
/** A cluster refuses to write the business of any row, whoever asks. */
const NOT_MOVED = isSpread ? '0A000' : REFUSED

let scene: Scene
let tables: string[]
let before: Record<string, string>
/** The writable columns of each table. The database computes the others. */
const written = new Map<string, string[]>()
/** The values of these columns in a row of `a`, as SQL. */
const rowsOfA = new Map<string, string>()
beforeAll(async () => {
  scene = await openScene()
  tables = await tenantTables(scene.rows)
  for (const table of tables) {
    const columns = await scene.rows<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
      [table],
    )
    const names = columns.map(({ name }) => name)
    written.set(table, names)
    const [found] = await scene.rows<{ row: string }>(
      `select concat_ws(', ', ${names.map((name) => `quote_nullable(${name}::text)`)}) as row
       from ${table} where business_id = $1 limit 1`,
      [scene.a.businessId],
    )
    if (found) rowsOfA.set(table, found.row)
  }
  before = await snapshot(scene.rows, scene.a.businessId)
})
afterAll(() => scene?.close())

const as = (scope: { businessId?: string; userId?: string }, text: string, settings = {}) =>
  tryAsApplication(scene.product.services.database, scope, text, settings)
const asB = (text: string) => as({ businessId: scene.b.businessId, userId: scene.b.businessId }, text)
const asNobody = (text: string, settings = {}) => as({}, text, settings)
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const insertOfA = (table: string) =>
  `insert into ${table} (${written.get(table)}) values (${rowsOfA.get(table)})`
const businessesIn = (outcome: Outcome) =>
  'rows' in outcome ? [...new Set(outcome.rows.map(({ business_id }) => business_id))] : outcome.refused

/** Outcomes of a statement for each table, compared at once so that a failure names the tables. */
async function perTable<T>(attempt: (table: string) => Promise<T>): Promise<Record<string, T>> {
  const all: Record<string, T> = {}
  for (const table of tables) all[table] = await attempt(table)
  return all
}
const everywhere = <T>(value: T) => Object.fromEntries(tables.map((table) => [table, value]))

describe('every tenant table', () => {
  it('holds rows of both shops, or the rest would prove nothing', async () => {
    const counts = await perTable(async (table) => {
      const [row] = await scene.rows<{ a: number; b: number }>(
        `select count(*) filter (where business_id = $1)::int as a, count(*) filter (where business_id = $2)::int as b from ${table}`,
        [scene.a.businessId, scene.b.businessId],
      )
      return row!.a > 0 && row!.b > 0
    })
    expect(counts).toEqual(everywhere(true))
    expect(tables.length).toBeGreaterThan(15)
  })

  it('shows the other shop its own rows and no others', async () => {
    const seen = await perTable(async (table) => businessesIn(await asB(`select business_id from ${table}`)))
    expect(seen).toEqual(everywhere([scene.b.businessId]))
  })

  it("takes no row in the shop's name from the other one", async () => {
    expect(await perTable((table) => asB(insertOfA(table)))).toEqual(everywhere({ refused: REFUSED }))
  })

  it('lets the other shop change and delete its own rows at most', async () => {
    const own = (outcome: Outcome) =>
      'refused' in outcome
        ? outcome.refused === REFUSED
        : outcome.rows.every(({ business_id }) => business_id === scene.b.businessId)
    const set = (table: string) => {
      const name = written.get(table)!.find((column) => column !== 'business_id')
      return `set ${name} = ${name}`
    }
    const aimed = `where business_id = ${quoted(scene.a.businessId)}`
    const changed = await perTable(async (table) => [
      own(await asB(`update ${table} ${set(table)} returning business_id`)),
      businessesIn(await asB(`update ${table} ${set(table)} ${aimed} returning business_id`)),
      businessesIn(await asB(`delete from ${table} ${aimed} returning business_id`)),
    ])
    const none = [[], REFUSED]
    for (const [table, [ownOnly, updated, deleted]] of Object.entries(changed)) {
      expect([table, ownOnly]).toEqual([table, true])
      expect(none).toContainEqual(updated)
      expect(none).toContainEqual(deleted)
    }
  })

  it("cannot have a row moved into the shop from the other one's", async () => {
    const move = (table: string) => asB(`update ${table} set business_id = ${quoted(scene.a.businessId)}`)
    expect(await perTable(move)).toEqual(everywhere({ refused: NOT_MOVED }))
  })

  it('cannot be emptied', async () => {
    expect(await perTable((table) => asB(`truncate ${table} cascade`))).toEqual(
      everywhere({ refused: REFUSED }),
    )
  })

  it('shows and accepts nothing if no shop is named', async () => {
    for (const settings of [{}, { 'app.business_id': '' }]) {
      const seen = await perTable((table) => asNobody(`select business_id from ${table}`, settings))
      expect(seen).toEqual(everywhere({ rows: [] }))
      const taken = await perTable((table) => asNobody(insertOfA(table), settings))
      expect(taken).toEqual(everywhere({ refused: REFUSED }))
    }
  })

  it.each(['garbage', "' or true --", '%', 'null', '{}', '00000000-0000-0000-0000-000000000000'])(
    'shows nothing if the shop is named as %j',
    async (value) => {
      const seen = await perTable(async (table) => {
        const outcome = await asNobody(`select business_id from ${table}`, { 'app.business_id': value })
        return 'rows' in outcome ? outcome.rows.length : outcome.refused
      })
      // Either no such business, or not even an id.
      expect(seen).toEqual(everywhere(/^0000/.test(value) ? 0 : '22P02'))
    },
  )

  it('is as it was after all of that', async () => {
    expect(await snapshot(scene.rows, scene.a.businessId)).toEqual(before)
  })
})

describe('the control tables', () => {
  const owned = (key: 'businessId') => quoted(scene.a[key])
  const ofA = () => ({
    businesses: `id = ${owned('businessId')}`,
    tenants: `business_id = ${owned('businessId')}`,
    tenant_members: `business_id = ${owned('businessId')}`,
  })

  it("show the shop's company, tenant and members to nobody else", async () => {
    for (const [table, where] of Object.entries(ofA())) {
      expect(await scene.rows(`select 1 from ${table} where ${where}`)).not.toEqual([])
      expect(await asB(`select * from ${table} where ${where}`)).toEqual({ rows: [] })
      expect(await asNobody(`select * from ${table}`)).toEqual({ rows: [] })
      expect(await asB(`delete from ${table} where ${where} returning 1`)).toEqual({ rows: [] })
    }
  })

  it('add nobody to another shop’s staff, and no company or tenant in its name', async () => {
    const [tenant] = await scene.rows<{ id: string }>('select id from tenants where business_id = $1', [
      scene.a.businessId,
    ])
    const self = quoted(scene.b.businessId)
    const join = (business: string) =>
      `insert into tenant_members (id, tenant_id, business_id, user_id, role, invited_at) values
        (gen_random_uuid(), ${quoted(tenant!.id)}, ${business}, ${self}, 'admin', now())`
    const move = (set: string) => `update tenant_members set ${set} where user_id = ${self}`
    const attempts = {
      'joins in its name': join(owned('businessId')),
      'joins its tenant from another shop': join(self),
      'moves a membership to it': move(`business_id = ${owned('businessId')}`),
      'moves a membership to its tenant': move(`tenant_id = ${quoted(tenant!.id)}`),
      'takes over its tenant': `insert into tenants (id, business_id, company_name, admin_user_id, created_at) values
        (gen_random_uuid(), ${owned('businessId')}, 'Mine', ${self}, now())`,
      'makes a company in its name': `insert into businesses (id, email, company_name, tier_id, created_at) values
        (${owned('businessId')}, 'x', 'Mine', ${self}, now())`,
    }
    const taken: string[] = []
    for (const [what, text] of Object.entries(attempts)) if ('rows' in (await asB(text))) taken.push(what)
    expect(taken).toEqual([])
  })

  it('make nobody a super admin and change neither plan nor pack', async () => {
    const self = quoted(scene.b.businessId)
    expect(await asB(`insert into super_admins (id) values (${self})`)).toEqual({ refused: REFUSED })
    expect(await asB('select * from super_admins')).toEqual({ rows: [] })
    expect(await asB('update subscription_tiers set price_monthly = 0')).toEqual({ refused: REFUSED })
    expect(await asB('update credit_packs set amount = 1')).toEqual({ refused: REFUSED })
  })
})
