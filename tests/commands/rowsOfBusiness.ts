import { exported, notExported } from '#server/data/exports/whole/decisions.ts'
import type { Scene } from '#tests/isolation/scene.ts'

/** The numbers and hashes of a business's rows by table. */
export const rowsOf = async (scene: Scene, businessId: string) => {
  const tables = [...Object.keys(exported), ...Object.keys(notExported)]
  const all: Record<string, unknown> = {}
  for (const table of tables)
    all[table] = await scene.rows(
      `select count(*)::int as n, sum(hashtext(t::text)::bigint)::text as hash from ${table} t where business_id = $1`,
      [businessId],
    )
  return all
}

/** The tables with a row that has a text. */
export async function findEverywhere(scene: Scene, text: string): Promise<string[]> {
  const tables = await scene.rows<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind = 'r' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await scene.rows(`select from ${name} t where strpos(to_jsonb(t)::text, $1) > 0 limit 1`, [
      text,
    ])
    if (rows.length > 0) found.push(name)
  }
  return found
}

type Secret = { value: string; isCode: boolean }

/** Every value of a business in columns that hold secrets by their names, and the links to cards that went out. */
export async function secretsOf(scene: Scene, businessId: string): Promise<Secret[]> {
  const columns = await scene.rows<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns c
     where table_schema = 'public'
       and column_name ~ '(hash|pin$|pin_|token|secret|api_key|report_key|redemption_code|email_config)'
       and data_type in ('text', 'jsonb') and exists (select from information_schema.columns b
         where b.table_schema = 'public' and b.table_name = c.table_name and b.column_name = 'business_id')`,
  )
  const secrets: Secret[] = [{ value: scene.a.apiKeys.used.secret, isCode: false }]
  for (const { table, column } of columns) {
    const found = await scene.rows<{ value: string }>(
      `select "${column}"::text as value from "${table}" where business_id = $1 and length("${column}"::text) > 5`,
      [businessId],
    )
    secrets.push(...found.map(({ value }) => ({ value, isCode: column === 'redemption_code' })))
  }
  const outgoing = await scene.rows<{ outgoing: string }>(
    'select outgoing from communication_logs where business_id = $1 and outgoing is not null',
    [businessId],
  )
  const links = outgoing.flatMap((row) => [...row.outgoing.matchAll(/\/card\/([\w-]{16,})/g)])
  return [...secrets, ...links.map(([, value]) => ({ value: value!, isCode: false }))]
}
