import { readConfig } from '#server/commands/config.ts'
import { version } from '#server/platform/settings/version.ts'
import { CommandFailure, exitLine } from './failure.ts'
import { readArguments } from './readArguments.ts'

export type Command = {
  /** One line for the list of commands, as docs/hosting/commands.md has it. */
  about: string
  run(args: string[]): Promise<void>
}

const argumentless = (name: string, about: string, run: () => Promise<void>): Command => ({
  about,
  run: async (args) => {
    const help = `regulars ${name}\n\n${about}\n\n${exitLine}`
    if (readArguments(args, { help, count: 0, options: {} })) await run()
  },
})

/** Every command of `regulars`. A module is loaded when its command runs: the server needs none of the others. */
export const commands: Record<string, Command> = {
  serve: {
    about: 'Serves pages and the API and works off jobs, until it is told to stop',
    run: async (args) => {
      const help = `regulars serve [--without-jobs]

Serves pages and the API and works off jobs, until SIGINT or SIGTERM. Without DATABASE_URL it is the demo.

  --without-jobs  leaves the jobs to \`regulars work\`

${exitLine}`
      const options = { 'without-jobs': { type: 'boolean', default: false } } as const
      const given = readArguments(args, { help, count: 0, options })
      if (given)
        await (await import('#server/commands/serve.ts')).serve(readConfig(), given.values['without-jobs'])
    },
  },
  work: argumentless('work', 'Works off jobs without serving, beside other processes', async () =>
    (await import('#server/commands/work.ts')).work(readConfig()),
  ),
  setup: {
    about: 'Writes the settings of a new installation, with fresh secrets',
    run: async (args) => (await import('#server/commands/setup.ts')).setup(args),
  },
  check: {
    about: 'Checks an installation and says what to do, by test messages too',
    run: async (args) => (await import('#server/commands/check/check.ts')).check(args),
  },
  migrate: {
    about: 'Brings the database up to date for this version',
    run: async (args) => (await import('#server/commands/migrate.ts')).migrate(args),
  },
  distribute: {
    about: 'Spreads the tables over the nodes of a cluster of Citus',
    run: async (args) => (await import('#server/commands/distribute.ts')).distribute(args),
  },
  backup: {
    about: 'Writes a backup, and proves it by restoring it into a new database',
    run: async (args) => (await import('#server/commands/backup/backup.ts')).backUp(args),
  },
  restore: {
    about: 'Restores a backup into an empty database, with all messages held',
    run: async (args) => (await import('#server/commands/backup/restore.ts')).restore(args),
  },
  messages: {
    about: 'Holds messages, lets them go, or says how things are',
    run: async (args) => (await import('#server/commands/messages.ts')).decideMessages(args),
  },
  business: {
    about: 'Lists, suspends, resumes, exports or erases businesses',
    run: async (args) => (await import('#server/commands/business/business.ts')).manageBusinesses(args),
  },
  'create-admin': {
    about: 'Makes a super admin, who chooses a password by a mailed link',
    run: async (args) => (await import('#server/commands/accounts/createAdmin.ts')).createAdmin(args),
  },
  'remove-factors': {
    about: 'Switches two-step sign-in off for a person who lost the app and the codes',
    run: async (args) => (await import('#server/commands/accounts/removeFactors.ts')).removeFactorsOf(args),
  },
  'replace-signing-keys': {
    about: 'Replaces the keys that sign access tokens, if one has leaked',
    run: async (args) => (await import('#server/commands/replaceSigningKeys.ts')).replaceKeys(args),
  },
  repair: {
    about: 'Compares kept figures with their rows, and mends those that differ',
    run: async (args) => (await import('#server/commands/repair.ts')).repair(args),
  },
  help: {
    about: 'Lists the commands, or shows the help of one',
    run: async ([name]) => {
      if (name === undefined || name.startsWith('-')) console.log(listed())
      else await commandCalled(name).run(['--help'])
    },
  },
}

/** Names from earlier versions, which go on for a release. */
const formerly: Record<string, string> = { 'repair-counters': 'repair' }

const inWords: Record<string, string> = { '--help': 'help', '-h': 'help' }

/** Runs the command that the arguments begin with; without one, serves. */
export async function runCommand([name = 'serve', ...args]: string[]): Promise<void> {
  if (name === '--version') return console.log(version)
  // `npm start -- --without-jobs` names no command.
  if (name === '--without-jobs') return commands.serve!.run([name, ...args])
  await commandCalled(inWords[name] ?? name).run(args)
}

/** @throws {CommandFailure} 'usage', with the list of commands */
function commandCalled(name: string): Command {
  const known = formerly[name] ?? name
  if (Object.hasOwn(commands, known)) return commands[known]!
  throw new CommandFailure('usage', `There is no command '${name}'.\n\n${listed()}`)
}

const WIDTH = 22

/** The list of commands. */
export const listed = (): string => `\
regulars <command>, of version ${version}

${Object.entries(commands)
  .map(([name, { about }]) => `  ${name.padEnd(WIDTH)}${about}`)
  .join('\n')}

regulars <command> --help says more about one. \`npm run <command> --\` does the same where the sources are.

${exitLine}`
