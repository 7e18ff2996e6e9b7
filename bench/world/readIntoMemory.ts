import pg from 'pg'

/** Read only when a request is repeated, so never in the bench. */
const UNREAD = 'operation_answers'

/**
 * Reads the tables and indexes once, so that they are in memory as in a database that has run for a day.
 * Otherwise the bench would measure how fast this machine's disk finds the pages of a million customers.
 */
export async function readIntoMemory(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  await client.query('create extension if not exists pg_prewarm')
  await client.query(
    `select pg_prewarm(oid::regclass) from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and relname <> $1 and pg_relation_size(oid) > 0`,
    [UNREAD],
  )
  await client.end()
}
