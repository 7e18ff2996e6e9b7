import type { z } from 'zod'

/** The description of a setting, for the example of an environment and for a start where it is missing. */
export type Setting = {
  /** The value to write, described in one line. */
  about: string
  /** A line of the example. One that starts with `#` is optional, and shows the default where there is one. */
  line: string
  /** Only production needs it: the demo, whose passwords are published, does not start beside it. */
  ofProduction?: true
}

/** The settings that a room declares, by their names in the environment; server/commands/config.ts lists them all. */
export type Settings = Record<string, Setting>

export type Environment = Record<string, string | undefined>

/** A setting that is missing or wrong. The message says what to do; the start stops. */
export class SettingError extends Error {}

export const SHORTEST_SECRET = 32
export const secretRemedy = `at least ${SHORTEST_SECRET} random characters, such as \`openssl rand -base64 32\` prints.`

/**
 * Returns a reader of settings that production cannot do without. A missing setting is a fault that says what to write
 * there.
 */
export const needing =
  <Declared extends Settings>(declared: Declared, environment: Environment, faults: string[]) =>
  (name: keyof Declared & string): string => {
    const value = environment[name] ?? ''
    if (!value) faults.push(`${name} is missing: ${declared[name]!.about}`)
    return value
  }

/** The fault of a setting that is no address of a service; null for one that is, and where none is set. */
export function faultOfAddress(name: string, environment: Environment): string | null {
  const value = environment[name]
  if (!value || (/^https?:\/\//.test(value) && URL.canParse(value))) return null
  return `${name} is wrong: write an address that begins with https://.`
}

/** Names of the settings that a schema refused. */
export const namesOf = ({ issues }: z.ZodError): string => issues.map(({ path }) => path.join('.')).join(', ')

export const withoutSlash = (url: string): string => url.replace(/\/$/, '')

/** The text of an example, the needed settings first. */
export function exampleOf(settings: Settings): string {
  const isOptional = ({ line }: Setting) => line.startsWith('#')
  const { needed = [], optional = [] } = Object.groupBy(Object.values(settings), (setting) =>
    isOptional(setting) ? 'optional' : 'needed',
  )
  const lines = [...needed, ...optional].map(({ about, line }) => `# ${about}\n${line}\n`)
  const first =
    '# Settings of production; docs/operations.md says more about each. Those behind a # are optional.'
  return `${first}\n\n${lines.join('\n')}`
}
