import { readConfig } from '#server/commands/config.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import type { Environment } from '#server/platform/settings/setting.ts'
import type { Services } from '#server/services.ts'
import { CommandFailure, exitLine } from '../failure.ts'
import { readArguments } from '../readArguments.ts'
import { withServices } from '../withServices.ts'
import { erase } from './erase.ts'
import { exportTo } from './export.ts'
import { list } from './list.ts'
import { resume, suspend } from './suspend.ts'

const help = `regulars business list | suspend | resume | export | erase

  list [--search WORDS]          id, name, owner, state, plan, customers and first day of each, by name
  suspend ID --reason WORDS      staff can only look, nothing is sent, keys and forms stop; its admin is mailed the reason
  resume ID                      ends a suspension, and tells its admin
  export ID FOLDER               writes everything of it into a new folder: CSV, JSON and pictures, and no secret
  erase ID --name NAME           erases it at once, as thirty days after its closing: its people, texts and team go, its
                                 ledger stays without names, as accounting law wants. NAME is its exact name. Nobody can
                                 bring it back: export it first

  --dry-run                      with all but list: checks, says what would be done, and changes nothing

The business's audit log, and the platform's, name the operator for each.

${exitLine}`

const text = { type: 'string' } as const
const dryRun = { type: 'boolean', default: false } as const

type Given = { positionals: string[]; values: Record<string, string | boolean | undefined> }
type Act = {
  count: number
  options: Record<string, typeof text | typeof dryRun>
  run(services: Services, given: Given): Promise<void>
}

const id = ({ positionals }: Given): string => readId(positionals[0]!)
const said = ({ values }: Given, name: string) => values[name] as string | undefined
const isDry = ({ values }: Given) => values['dry-run'] === true

const acts: Record<string, Act> = {
  list: {
    count: 0,
    options: { search: text },
    run: (services, given) => list(services, said(given, 'search')),
  },
  suspend: {
    count: 1,
    options: { reason: text, 'dry-run': dryRun },
    run: (services, given) => suspend(services, id(given), readReason(said(given, 'reason')), isDry(given)),
  },
  resume: {
    count: 1,
    options: { 'dry-run': dryRun },
    run: (services, given) => resume(services, id(given), isDry(given)),
  },
  export: {
    count: 2,
    options: { 'dry-run': dryRun },
    run: (services, given) => exportTo(services, id(given), given.positionals[1]!, isDry(given)),
  },
  erase: {
    count: 1,
    options: { name: text, 'dry-run': dryRun },
    run: (services, given) => erase(services, id(given), said(given, 'name') ?? '', isDry(given)),
  },
}

/** Lists, suspends, resumes, exports or erases businesses. */
export async function manageBusinesses(args: string[], environment?: Environment): Promise<void> {
  const [what = '', ...rest] = args
  const act = Object.hasOwn(acts, what) ? acts[what] : undefined
  const { count, options } = act ?? { count: 0, options: {} }
  const given = readArguments(act ? rest : args, { help, count, options })
  if (!given) return
  if (!act) throw new CommandFailure('usage', help)
  await withServices(readConfig(environment), (services) => act.run(services, given as Given)).catch(
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error
      throw new CommandFailure('refused', `${error.message}\nNothing was changed.`)
    },
  )
}

function readId(given: string): string {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(given)) return given.toLowerCase()
  throw new CommandFailure('usage', `'${given}' is no id: \`regulars business list\` shows them.\n\n${help}`)
}

const LONGEST_REASON = 500

function readReason(given = ''): string {
  const reason = given.trim()
  if (reason && reason.length <= LONGEST_REASON) return reason
  throw new CommandFailure('usage', `--reason wants 1 to ${LONGEST_REASON} characters.\n\n${help}`)
}
