import { globSync, readFileSync } from 'node:fs'
import { chance } from '../proof.ts'

/** Tests of the ledger and of crashes, wherever they stand. */
const alwaysRuns = (file: string) =>
  /^server\/loyalty\/ledger\/|\/crash\.test\.ts$|\.embedded\.test\.ts$/.test(file)

const opensDatabase = (file: string) => /'(#tests\/|\.[^']*\.rig\.ts')/.test(readFileSync(file, 'utf8'))

/**
 * Files of which `npm test` runs a third, so that a run ends in time; `npm run prove` runs them all. The tests of
 * crashes, outages, isolation and the ledger always run, and with all that need no database more than half of all tests.
 */
const drawnByThird: string[][] = [
  // All journeys but a business's first day and a day at its till.
  globSync('tests/journeys/**/*.journey.ts').filter((file) => !/\/(counter|firstDay)\.journey/.test(file)),
  // All tests of the rooms that open a database or a server.
  globSync('server/**/*.test.ts').filter((file) => !alwaysRuns(file) && opensDatabase(file)),
  // Others that take five seconds and more: providers that fail, hundreds of rows, a restored backup.
  [
    'stand-ins/main.test.ts',
    'stand-ins/smtp/failures.test.ts',
    'tests/attacks/names.test.ts',
    'tests/backup/backup.test.ts',
    'tests/backup/catchUp.test.ts',
    'tests/backup/midCampaign.test.ts',
    'tests/backup/restore.test.ts',
    'tests/laws/formats/currencies.test.ts',
    'tests/laws/database/plansWithoutStatistics.test.ts',
    'tests/laws/api/unprovenOwner.test.ts',
    'tests/limits/counters.test.ts',
    'tests/limits/heavyReads.test.ts',
    'tests/limits/made.test.ts',
    'tests/limits/races.test.ts',
    'tests/upgrades/locks.test.ts',
    'tests/upgrades/replacing.test.ts',
    'tests/upgrades/upgrade.test.ts',
  ],
  // Random requests to all routes.
  ['tests/input/*.test.ts'],
  // Processes that start slowly, and hundreds of guesses.
  [
    'database/demo/demo.test.ts',
    'tests/screens/pseudo/pseudo.journey.ts',
    'tests/attacks/forgedAddress.test.ts',
    'tests/attacks/signingIn.test.ts',
    'tests/commands/*.test.ts',
  ],
]

/** Faults of machines around the server, of which `npm test` tries one. */
const faults = ['clock', 'failOver', 'journalFull', 'logReader', 'names'].map(
  (name) => `tests/faults/${name}.test.ts`,
)
/** They want a program that few machines have, the right to mount a disk, or minutes. */
const inProofAlone = [
  ...['faults/pooler', 'faults/diskFull', 'image/deploy', 'image/image'].map(
    (name) => `tests/${name}.test.ts`,
  ),
  'tests/journeys/offline/tillsApart.journey.ts',
]

/**
 * The share of these files that a run with this seed takes, at least one. Its size is constant, so that each run takes
 * about as long.
 */
export const drawn = (files: string[], seed: string, share: number): string[] =>
  inOrder(files, seed).slice(0, sizeOf(files, share))

/** All files that a run with this seed skips. */
export const leftOut = (seed: string): string[] => [
  ...drawnByThird.flatMap((files) => inOrder(files, seed).slice(sizeOf(files, 1 / 3))),
  ...inOrder(faults, seed).slice(1),
  ...inProofAlone,
]

const filesOf = (files: string[]) => globSync(files, { exclude: ['node_modules'] })
const sizeOf = (files: string[], share: number) => Math.ceil(filesOf(files).length * share)

function inOrder(files: string[], seed: string): string[] {
  const place = (file: string) => chance(`${seed} ${file}`)
  return filesOf(files).sort((a, b) => place(a) - place(b))
}
