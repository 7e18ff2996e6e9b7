import { spawn } from 'node:child_process'
import { once } from 'node:events'

const stopServer = 'kill -QUIT "$id" && for i in $(seq 200); do kill -0 "$id" || break; sleep 0.05; done'

/**
 * Starts a process that outlives ours by a moment. When our process ends, however abruptly, the watcher's input closes.
 * It then kills the server whose process id is in `idFile`, without a clean shutdown since the data are discarded, and
 * removes the folder. Returns a function that ends it early.
 */
export function cleanUpAfterUs(folder: string, idFile?: string): () => Promise<void> {
  const script = `trap '' INT TERM HUP; cat; ${idFile ? `id=$(cat "$2"); ${stopServer};` : ''} rm -rf "$1"`
  const watcher = spawn('sh', ['-c', script, 'sh', folder, idFile ?? ''], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watcher.unref()
  return async () => {
    watcher.ref()
    watcher.stdin.end()
    if (watcher.exitCode === null) await once(watcher, 'exit')
  }
}
