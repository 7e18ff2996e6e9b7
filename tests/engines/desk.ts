import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { type Cluster, useCitus } from './citus.ts'
import { type EmbeddedFolders, makeEmbeddedTemplate } from './embedded.ts'
import { findPgBouncer } from './findBinaries.ts'
import type { Engine, FoundDatabase, Way } from './foundDatabase.ts'
import { type Pooler, startPgBouncer } from './pgBouncer.ts'
import { type PostgresServer, startPostgres } from './postgres.ts'

/**
 * Hands out databases to the test files, which run in their own processes. An engine starts when the first database of
 * its kind is requested, so a run of pure tests starts none.
 */
export async function openDesk(): Promise<{ url: string; close(): Promise<void> }> {
  let postgres: Promise<PostgresServer> | undefined
  let embedded: Promise<EmbeddedFolders> | undefined
  let pooler: Promise<Pooler> | undefined
  let cluster: Promise<Cluster> | undefined
  const startedPostgres = () => (postgres ??= startPostgres())
  const usedCluster = () => (cluster ??= useCitus(process.env.CITUS_URL!))
  const serverOf = (way?: Way): Promise<Pick<PostgresServer, 'newDatabase' | 'drop'>> =>
    way === 'citus' ? usedCluster() : startedPostgres()
  const startedPooler = (url: string) => (pooler ??= startPgBouncer(findPgBouncer()!, url))
  const startedEmbedded = () => (embedded ??= makeEmbeddedTemplate())

  async function answer(request: IncomingMessage): Promise<FoundDatabase | undefined> {
    if (request.method === 'DELETE') return drop((await json(request)) as FoundDatabase)
    const wanted = (request.url as string).slice(1) as Engine | Way
    if (wanted !== 'embedded') {
      const way = wanted === 'postgres' ? undefined : wanted
      const logins = await (await serverOf(way)).newDatabase()
      if (way !== 'pooled')
        return { source: { url: logins.url, maxConnections: 4 }, logins, ...(way && { way }) }
      const { port } = await startedPooler(logins.url)
      const url = logins.url.replace(/:\d+\//, `:${port}/`)
      const directUrl = logins.url
      return { source: { url, directUrl, maxConnections: 4 }, logins: { ...logins, url, directUrl } }
    }
    return { source: { dataDir: (await startedEmbedded()).newFolder() } }
  }

  async function drop({ source, logins, way }: FoundDatabase) {
    if (logins) await (await serverOf(way)).drop(logins)
    else if ('dataDir' in source) (await startedEmbedded()).remove(source.dataDir)
    return undefined
  }

  // Idle connections stay open: a file whose engine is busy for a while would find a closed connection.
  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    try {
      response.end(JSON.stringify((await answer(request)) ?? {}))
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      // If an engine failed to start, the test that asked for it has already reported it.
      await pooler?.then((started) => started.stop()).catch(() => {})
      await postgres?.then((engine) => engine.stop()).catch(() => {})
      await cluster?.then((used) => used.stop()).catch(() => {})
      await embedded?.then((engine) => engine.removeAll()).catch(() => {})
    },
  }
}
