import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#tests/engines/postgresProcess.ts'

type Started = {
  /** The file of the authority that signs. */
  authority: string
  /** The status with which a name answers whom only this authority can convince. */
  statusOf(path: string, servername?: string): Promise<number>
  stop(): Promise<void>
}

/**
 * Starts Caddy with deploy/Caddyfile in front of a server, with an authority of its own for certificates, and waits until
 * it answers at `url`. `server` is the server's host and port.
 */
export async function startCaddy(
  program: string,
  { folder, url, server }: { folder: string; url: string; server: string },
): Promise<Started> {
  const file = join(folder, 'Caddyfile')
  const ports = `http_port ${await freePort()}\n\thttps_port ${new URL(url).port}`
  const ofTrial = `\tlocal_certs\n\tskip_install_trust\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n\t${ports}\n`
  writeFileSync(
    file,
    readFileSync('deploy/Caddyfile', 'utf8').replace(/^\{\n/m, (begin) => begin + ofTrial),
  )
  const caddy = spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      PUBLIC_URL: url,
      REGULARS: server,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const authority = join(folder, 'caddy', 'pki', 'authorities', 'local', 'root.crt')
  const statusOf = (path: string, servername = 'localhost'): Promise<number> =>
    new Promise((tell, reject) => {
      const options = { ca: readFileSync(authority), servername, headers: { host: servername }, agent: false }
      get(url + path, options, (answer) => {
        answer.resume()
        tell(answer.statusCode!)
      }).once('error', reject)
    })
  while (!existsSync(authority) || !(await statusOf('/readyz').catch(() => 0))) {
    if (caddy.exitCode !== null) throw new Error(`Caddy ended with ${caddy.exitCode}; see above.`)
    await pause(100)
  }
  return {
    authority,
    statusOf,
    stop: async () => {
      const ended = once(caddy, 'exit')
      caddy.kill()
      await ended
    },
  }
}
