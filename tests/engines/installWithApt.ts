import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const log = 'test-results/apt-get.log'
const aptOptions = [
  '-o',
  'Acquire::Retries=2',
  '-o',
  'Acquire::http::Timeout=60',
  '-o',
  'DPkg::Lock::Timeout=300',
]
const clusterSettings = '/etc/postgresql-common/createcluster.d'

/** True if this machine lets us install system packages: root on Debian or a descendant. */
export const mayUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs packages quietly with apt-get. Tries twice, and prints the log if both attempts fail. */
export async function installWithApt(packages: string[]) {
  console.log(`Installing ${packages.join(', ')} (apt-get; its words go to ${log}) ...`)
  mkdirSync('test-results', { recursive: true })
  const restore = keepDebianFromStartingPostgres()
  const installed = (await attempt(packages)) || (await attempt(packages))
  restore()
  if (installed) return
  console.log(readFileSync(log, 'utf8').split('\n').slice(-30).join('\n'))
  console.log('apt-get could not install them; its last lines are above.')
}

let areListsRead = false

async function attempt(packages: string[]) {
  areListsRead ||= await aptGet(['update'])
  if (areListsRead && (await aptGet(['install', '-y', '--no-install-recommends', ...packages]))) return true
  // The package lists may be outdated.
  areListsRead = false
  return false
}

async function aptGet(args: string[]) {
  const output = createWriteStream(log, { flags: 'a' })
  await once(output, 'open')
  const child = spawn('apt-get', [...aptOptions, ...args], {
    stdio: ['ignore', output, output],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 10 * 60_000,
  })
  const [code] = await once(child, 'exit')
  output.end()
  return code === 0
}

/** Debian's package starts a database on port 5432 when it is installed. Only its programs are needed. */
function keepDebianFromStartingPostgres() {
  const setting = `${clusterSettings}/regulars.conf`
  mkdirSync(clusterSettings, { recursive: true })
  writeFileSync(setting, 'create_main_cluster = false\n')
  return () => rmSync(setting, { force: true })
}
