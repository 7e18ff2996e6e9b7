import pg from 'pg'

type Notice = { message?: string | undefined; detail?: string | undefined }

/**
 * The number of commands that the coordinator sends to each worker while `work` runs, by the worker's address, with those
 * that functions send and with each transaction's begin and commit.
 */
export async function remoteCommandsOf(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const nodes: Record<string, number> = {}
  const listening = new Map<pg.Client, (notice: Notice) => void>()
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    if (!listening.has(this)) {
      const listen = ({ message, detail }: Notice) => {
        if (!message?.startsWith('issuing ')) return
        const node = /@([^ ]+)/.exec(detail ?? '')![1]!
        nodes[node] = (nodes[node] ?? 0) + 1
      }
      listening.set(this, listen)
      this.on('notice', listen)
      Reflect.apply(query, this, ['set citus.log_remote_commands = on']).catch(() => {})
    }
    return Reflect.apply(query, this, given)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
    for (const [client, listen] of listening) {
      client.off('notice', listen)
      client.query('set citus.log_remote_commands = off').catch(() => {})
    }
  }
  return nodes
}
