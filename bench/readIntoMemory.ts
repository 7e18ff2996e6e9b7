import pg from 'pg'

/** Read by whoever repeats a request, and so by nobody. */
const UNREAD = 'operation_answers'

/**
 * Reads the tables and indexes once, as a database has that has served for a day. What is measured else is how fast this
 * machine's disk finds the pages of a million guests.
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
