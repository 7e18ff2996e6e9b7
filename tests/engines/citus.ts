import { createHash } from 'node:crypto'
import pg from 'pg'
import * as queues from '#database/queues.ts'
import { migratePostgres } from '#server/platform/database/migrate.ts'
import { nameOf, type PostgresDatabase, type PostgresServer } from './postgres.ts'

/** Databases of a cluster, each spread over all of its nodes. */
export type Cluster = Pick<PostgresServer, 'newDatabase' | 'drop' | 'stop'> & {
  /** A database without tables on each node, which know nothing of each other yet. */
  unspreadDatabase(): Promise<PostgresDatabase>
  /** Does to such a database what docs/hosting/citus.md says before the first `migrate`. */
  gather(database: PostgresDatabase): Promise<void>
}

const owner = 'regulars_owner'
const application = 'regulars_test_app'

/**
 * Uses a running cluster of Citus.
 * @param addresses superuser logins of its nodes, separated by commas, the coordinator first: CITUS_URL
 */
export async function useCitus(addresses: string): Promise<Cluster> {
  const nodes = addresses.split(',').map((address) => new URL(address))
  const [coordinator, ...workers] = nodes as [URL, ...URL[]]
  const admins = nodes.map((node) => new pg.Pool({ connectionString: node.href, max: 4 }))
  for (const admin of admins) admin.on('error', () => {})
  const onAll = (statement: string) => Promise.all(admins.map((admin) => admin.query(statement)))
  // Several processes may use one cluster, whose logins are the same in all databases.
  const password = createHash('sha256').update(addresses).digest('hex')
  const login = (name: string, user?: string) => {
    const address = new URL(coordinator)
    address.pathname = `/${name}`
    if (user) {
      address.username = user
      address.password = password
    }
    return address.href
  }
  const logins = (name: string): PostgresDatabase => ({
    url: login(name, application),
    ownerUrl: login(name, owner),
    superuserUrl: login(name),
  })
  const newName = () => `test_${crypto.randomUUID().replaceAll('-', '')}`
  // Where the extension is, dropping a database also ends the process that looks after it.
  await onAll('create extension if not exists citus')
  await onAll(makeRoles(password))

  async function unspreadDatabase(): Promise<PostgresDatabase> {
    const name = newName()
    await onAll(`create database ${name} owner ${owner}`)
    return logins(name)
  }

  async function gather(database: PostgresDatabase): Promise<void> {
    const name = nameOf(database)
    for (const node of nodes) await onDatabase(node, name, 'create extension citus')
    await onDatabase(
      coordinator,
      name,
      `select citus_set_coordinator_host('${coordinator.hostname}', ${coordinator.port})`,
      ...workers.map(({ hostname, port }) => `select citus_add_node('${hostname}', ${port})`),
    )
  }

  async function makeTemplate(): Promise<string> {
    const made = await unspreadDatabase()
    await gather(made)
    await migratePostgres(made.ownerUrl, made.url, Object.values(queues))
    const name = nameOf(made)
    await onAll(`alter database ${name} with allow_connections false is_template true`)
    return name
  }

  let template: Promise<string> | undefined
  const drop = async (name: string) => {
    await onAll(`drop database if exists ${name} with (force)`)
  }
  return {
    newDatabase: async () => {
      template ??= makeTemplate()
      const from = await template
      // A database cannot be copied while somebody is connected to it, the process that looks after it included.
      await onAll(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${from}'`)
      const name = newName()
      await onAll(`create database ${name} template ${from} owner ${owner} strategy file_copy`)
      return logins(name)
    },
    unspreadDatabase,
    gather,
    drop: (database) => drop(nameOf(database)),
    stop: async () => {
      if (template) {
        const name = await template
        await onAll(`alter database ${name} with is_template false`)
        await drop(name)
      }
      await Promise.all(admins.map((admin) => admin.end()))
    },
  }
}

/** The statements that docs/hosting/citus.md gives to the superuser of each node, if they were not given yet. */
const makeRoles = (password: string) => `
  set citus.enable_ddl_propagation = off;
  do $$ begin
    if not exists (select from pg_roles where rolname = '${owner}') then create role ${owner}; end if;
    if not exists (select from pg_roles where rolname = '${application}') then create role ${application}; end if;
    if not exists (select from pg_roles where rolname = 'regulars_app') then create role regulars_app; end if;
    if not exists (select from pg_roles where rolname = 'regulars_crossing') then create role regulars_crossing; end if;
    alter role regulars_crossing login;
    alter role ${owner} login createdb createrole password '${password}';
    alter role ${application} login password '${password}';
    alter role ${application} set citus.propagate_set_commands = 'local';
    grant regulars_app to ${owner} with admin option;
    grant regulars_app to ${application};
    grant regulars_crossing to ${owner};
  end $$`

async function onDatabase(node: URL, name: string, ...statements: string[]): Promise<void> {
  const address = new URL(node)
  address.pathname = `/${name}`
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
