import { statSync } from 'node:fs'
import { type readChecked, settings } from '../config.ts'
import { EXAMPLE_SMTP_URL, FILE } from '../setup.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'

type Checked = ReturnType<typeof readChecked>

/** Tells of each setting whether it is set, and never its value; what is wrong; and names that no setting has. */
export function checkSettings({ environment, faults }: Checked): Finding[] {
  const set = Object.keys(settings).filter((name) => environment[name])
  const unset = Object.keys(settings).filter((name) => !environment[name])
  const isFaulty = (name: string) => faults.some((fault) => fault.startsWith(`${name} `))
  return [
    ...faults.map((fault) => wrong('settings', fault)),
    ...set.filter((name) => !isFaulty(name)).map((name) => ok(name, 'set')),
    ok(
      'settings',
      `not set, so that the default holds: ${unset.filter((name) => !isFaulty(name)).join(', ')}`,
    ),
    ...checkExample(environment.SMTP_URL),
    ...checkNames(Object.keys(environment)),
    ...checkFile(),
  ]
}

const checkExample = (url: string | undefined): Finding[] =>
  url === EXAMPLE_SMTP_URL
    ? [wrong('SMTP_URL', 'is still the example that `setup` wrote. Put your mail provider there.')]
    : []

/** A misspelt setting begins like one of ours. */
function checkNames(names: string[]): Finding[] {
  const beginnings = new Set(Object.keys(settings).flatMap((name) => /^[A-Z]+_/.exec(name)?.[0] ?? []))
  return names
    .filter((name) => !(name in settings) && beginnings.has(/^[A-Z]+_/.exec(name)?.[0] ?? ''))
    .map((name) => warning(name, 'is no setting of Regulars. Is it misspelt? .env.example lists all.'))
}

/** The file of the settings, beside which the command runs. In a container it may be elsewhere. */
function checkFile(): Finding[] {
  const found = statSync(FILE, { throwIfNoEntry: false })
  if (!found || (found.mode & 0o077) === 0) return []
  return [warning(FILE, `can be read by others on this machine, with its secrets: chmod 600 ${FILE}`)]
}
