import { spawn } from 'node:child_process'
import { once } from 'node:events'

const stopServer = 'kill -QUIT "$id" && for i in $(seq 200); do kill -0 "$id" || break; sleep 0.05; done'

/**
 * A process that outlives ours by a moment: when we end, however abruptly, its input closes; it stops the
 * server whose process id is in that file (without ceremony, its data is thrown away) and removes the folder.
 * Answers with how to end it early.
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
