import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CONNECTIONS } from '#server/commands/check/database.ts'
import { settings } from '#server/commands/config.ts'
import { IDLE_MS } from '#server/platform/http/listen.ts'
import { version } from '#server/platform/settings/version.ts'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)

/** Variables of the other programs: PostgreSQL's image, the Caddyfile, Node. */
const ofOthers = [
  'POSTGRES_PASSWORD_FILE',
  'POSTGRES_DB',
  'REGULARS',
  'REGULARS_IMAGE',
  'REGULARS_JOURNAL',
  'NODE_ENV',
]
const unknown = (names: string[]) => names.filter((name) => !(name in settings) && !ofOthers.includes(name))

const units = globSync('deploy/*.service').map((path) => readFileSync(path, 'utf8'))
const inCompose = [
  ...found(read('compose.yaml'), /^\s+([A-Z_]+): /gm),
  ...found(read('compose.yaml'), /\$\{([A-Z_]+)/g),
]
const besideCompose = [
  ...units.flatMap((unit) =>
    found(unit, /^(?:Unset)?Environment=([A-Z_ ]+)/gm).flatMap((names) => names.split(' ')),
  ),
  ...found(read('Containerfile'), /^ENV ([A-Z_]+)=/gm),
  ...found(read('Caddyfile'), /\{\$([A-Z_]+)/g),
  ...found(read('makeLogins.sh'), /\$([A-Z_]+)/g),
]

/** Options of compose that take a value. */
const VALUED = ['--volume', '--user']

/** The services that a line of compose names: all words of `up`, and the first one of what runs a command. */
function servicesIn(line: string): string[] {
  const [verb, ...words] = line.split(' ')
  const plain = words.filter((word, index) => !word.startsWith('--') && !VALUED.includes(words[index - 1]!))
  return verb === 'up' ? plain : plain.slice(0, 1)
}

describe('what a machine is set up with', () => {
  it('names no setting in compose.yaml that the server does not know', () => {
    expect(inCompose).toContain('MIGRATION_DATABASE_URL')
    expect(unknown(inCompose)).toEqual([])
  })

  it('names none in the units of systemd, the image, the Caddyfile and the script of logins', () => {
    expect(units).toHaveLength(2)
    expect(besideCompose).toContain('TRUST_PROXY')
    expect(unknown(besideCompose)).toEqual([])
  })

  it('names each variable that is listed here as another program’s', () => {
    const named = [...inCompose, ...besideCompose]
    expect(ofOthers.filter((name) => !named.includes(name) || name in settings)).toEqual([])
  })

  it('hands no login but the application’s to what serves or works', () => {
    const others = Object.keys(settings).filter((name) => name.endsWith('_DATABASE_URL'))
    expect(others).toContain('MIGRATION_DATABASE_URL')
    const compose = read('compose.yaml')
    expect(compose.match(/environment: (&|\*)serving/g)).toHaveLength(2)
    for (const name of others) expect(compose).toContain(`      ${name}: ''\n`)
    for (const unit of units) expect(unit).toContain(`\nUnsetEnvironment=${others.join(' ')}\n`)
  })

  it('keeps the journal where the image has a folder of its user, and where every command finds it', () => {
    const compose = read('compose.yaml')
    const [folder] = found(read('Containerfile'), /^COPY .*--chown=10001:10001 \S+ (\S+)$/gm)
    expect(found(compose, /JOURNAL_FOLDER: (\S+)/g)).toEqual([folder, folder])
    expect(found(compose, /\$\{REGULARS_JOURNAL:-journal\}:(\S+)/g)).toEqual([folder])
    expect(compose.match(/volumes: (&|\*)journal$/gm)).toHaveLength(2)
  })

  it('starts all but `migrate` again after the machine was off, with Podman too', () => {
    const compose = read('compose.yaml')
    expect(new Set(found(compose, /restart: (\S+)/g))).toEqual(new Set(['always', "'no'"]))
    expect(compose).not.toContain('unless-stopped')
  })

  it('lets Caddy close an idle connection before the server does', () => {
    const [seconds] = found(read('Caddyfile'), /keepalive (\d+)s/g)
    expect(Number(seconds) * 1000).toBeLessThan(IDLE_MS)
    expect(readFileSync('docs/hosting/proxy.md', 'utf8')).toContain(`for ${IDLE_MS / 1000} s`)
  })

  it('counts on as many connections of a process as the docs tell', () => {
    for (const page of ['docs/operations.md', 'docs/hosting/database.md', 'docs/hosting/cluster.md'])
      expect(readFileSync(page, 'utf8')).toContain(`A process opens at most ${CONNECTIONS} connections`)
  })

  it('lets HAProxy ask by a script that is shipped, and by the login that the page makes', () => {
    const page = readFileSync('docs/hosting/cluster.md', 'utf8')
    const [script] = found(read('haproxy.cfg'), /external-check command \/opt\/regulars\/deploy\/(\S+)/g)
    const [login] = found(read(script!), /--username=(\S+)/g)
    expect(page).toContain(`create role ${login} login`)
    expect(found(read(script!), /PGPASSFILE=(\S+)/g).every((path) => page.includes(path))).toBe(true)
  })

  it('labels the image with the version of the package', () => {
    expect(found(read('Containerfile'), /^ARG VERSION=(.+)$/gm)).toEqual([version])
  })

  it('trusts the addresses of the network that compose.yaml declares', () => {
    const [trusted] = found(read('compose.yaml'), /TRUST_PROXY: (\S+)/g)
    expect(found(read('compose.yaml'), /subnet: ([^\s}]+)/g)).toEqual([trusted])
  })

  it('has each service that the pages start or run a command in', () => {
    const services = found(read('compose.yaml').split('\nnetworks:')[0]!, /^ {2}([a-z]+):$/gm)
    const pages = globSync('docs/**/*.md').map((path) => readFileSync(path, 'utf8'))
    const typed = pages.flatMap((page) => found(page, /podman compose ((?:up|run|exec|restart)\b[^\n`;]*)/g))
    const named = typed.flatMap(servicesIn)
    expect(new Set(named)).toEqual(new Set(['database', 'migrate', 'proxy', 'server', 'worker']))
    expect(services).toEqual(expect.arrayContaining(named))
  })
})
