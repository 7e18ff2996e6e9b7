import pg from 'pg'

/** Larger than memory can hold beside the rest: left to the system's cache of files. */
const LARGEST = ['operations', 'transactions']
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
    `select pg_prewarm(oid::regclass, case when relname = any($1) then 'read' else 'buffer' end) from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and relname <> $2 and pg_relation_size(oid) > 0`,
    [LARGEST, UNREAD],
  )
  await client.end()
}
