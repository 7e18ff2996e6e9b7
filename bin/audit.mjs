// Asks the registry for known faults of the packages that production runs; `npm test` does so too. Only high and
// critical faults fail. A registry that cannot be reached, or that keeps no list of faults, fails nothing.
import { pathToFileURL } from 'node:url'
import { CannotGoOn, runScript } from './machine/command.mjs'
import { askNpmOfProduction } from './machine/production.mjs'

const GRAVE = ['high', 'critical']

/**
 * Runs the check.
 * @throws {CannotGoOn} naming the packages with a high or critical fault
 */
export async function audit() {
  const { stdout } = await askNpmOfProduction([
    'audit',
    '--json',
    '--fetch-retries=0',
    '--fetch-timeout=15000',
  ])
  const report = read(stdout)
  if (!report.vulnerabilities) {
    console.log(`skipped: the registry has no audit (${report.message ?? report.error?.code ?? 'no answer'})`)
    return
  }
  const grave = Object.values(report.vulnerabilities).filter(({ severity }) => GRAVE.includes(severity))
  if (grave.length > 0) throw new CannotGoOn(grave.map(describe).join('\n'))
  console.log('No high or critical fault is known.')
}

function read(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

function describe({ name, severity, via }) {
  const faults = via.map((cause) =>
    typeof cause === 'string' ? `by ${cause}` : `${cause.title} ${cause.url}`,
  )
  return `${name}: ${severity}, ${faults.join('; ')}`
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await runScript(audit)
