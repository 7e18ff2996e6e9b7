import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settings } from '#server/commands/config.ts'
import { version } from '#server/platform/settings/version.ts'

const read = (name: string) => readFileSync(`deploy/${name}`, 'utf8')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)

/** Variables of the other programs: PostgreSQL's image, the Caddyfile, Node. */
const ofOthers = [
  'POSTGRES_PASSWORD_FILE',
  'POSTGRES_DB',
  'REGULARS',
  'REGULARS_IMAGE',
  'NODE_ENV',
  'VERSION',
]
const unknown = (names: string[]) => names.filter((name) => !(name in settings) && !ofOthers.includes(name))

describe('what a machine is set up with', () => {
  it('names no setting in compose.yaml that the server does not know', () => {
    const compose = read('compose.yaml')
    const names = [...found(compose, /^\s+([A-Z_]+): /gm), ...found(compose, /\$\{([A-Z_]+)/g)]
    expect(names).toContain('MIGRATION_DATABASE_URL')
    expect(unknown(names)).toEqual([])
  })

  it('names none in the units of systemd, the image, the Caddyfile and the script of logins', () => {
    const units = globSync('deploy/*.service').map((path) => readFileSync(path, 'utf8'))
    expect(units).toHaveLength(2)
    const names = [
      ...units.flatMap((unit) =>
        found(unit, /^(?:Unset)?Environment=([A-Z_ ]+)/gm).flatMap((names) => names.split(' ')),
      ),
      ...found(read('Containerfile'), /^ENV ([A-Z_]+)=/gm),
      ...found(read('Caddyfile'), /\{\$([A-Z_]+)/g),
      ...found(read('makeLogins.sh'), /\$([A-Z_]+)/g),
    ]
    expect(names).toContain('TRUST_PROXY')
    expect(unknown(names)).toEqual([])
  })

  it('hands no login but the application’s to what serves or works', () => {
    const others = Object.keys(settings).filter((name) => name.endsWith('_DATABASE_URL'))
    expect(others).toContain('MIGRATION_DATABASE_URL')
    const compose = read('compose.yaml')
    expect(compose.match(/environment: (&|\*)serving/g)).toHaveLength(2)
    for (const name of others) expect(compose).toContain(`      ${name}: ''\n`)
    for (const path of globSync('deploy/*.service'))
      expect(readFileSync(path, 'utf8')).toContain(`\nUnsetEnvironment=${others.join(' ')}\n`)
  })

  it('labels the image with the version of the package', () => {
    expect(found(read('Containerfile'), /^ARG VERSION=(.+)$/gm)).toEqual([version])
  })

  it('trusts the addresses of the network that compose.yaml declares', () => {
    const [trusted] = found(read('compose.yaml'), /TRUST_PROXY: (\S+)/g)
    expect(found(read('compose.yaml'), /subnet: ([^\s}]+)/g)).toEqual([trusted])
  })
})
