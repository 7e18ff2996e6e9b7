import { randomInt } from 'node:crypto'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import type { Plugin } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'
import { findPgBouncer, findPostgres } from './tests/engines/findBinaries.ts'
import { isProof } from './tests/engines/proof.ts'
import { drawn, leftOut } from './tests/engines/suite/drawn.ts'
import { LongestFirst } from './tests/engines/suite/longestFirst.ts'
import { pseudoLanguage } from './tests/screens/pseudo/pseudoLanguage.ts'
import { inLanguage } from './vite.languages.ts'

const require = createRequire(import.meta.url)

// Everything runs on real PostgreSQL, and what the embedded engine could get wrong runs there too.
// Without PostgreSQL's programs everything runs on the embedded engine, once.
const mainEngine = findPostgres() ? 'postgres' : 'embedded'
const everyJourney = ['tests/journeys/**/*.journey.ts']
// Vitest reads this file once for each project, and all must draw alike.
const isFirstReading = process.env.SEED === undefined
process.env.SEED ??= String(randomInt(2 ** 31))
const seed = process.env.SEED
if (isFirstReading) console.log(`Seed of what is random: ${seed} (SEED=${seed} repeats it)`)

/** Whoever names files wants them, whatever is drawn. */
const isWholeRun = !process.argv.slice(2).some((argument) => argument !== 'run' && !argument.startsWith('-'))
/** A shard has not seen the journeys of the others. */
const isShard = process.argv.some((argument) => argument.startsWith('--shard'))
const undrawnFiles = isProof || !isWholeRun ? [] : leftOut(seed)

const bothEnginesTests = [
  ...(isProof
    ? ['tests/isolation/**/*.test.ts', 'tests/crash/**/*.test.ts']
    : ['tests/isolation/{crossings,tables}.test.ts', 'tests/crash/kill.test.ts']),
  'tests/ledger/**/*.test.ts',
  'server/loyalty/ledger/**/*.test.ts',
  '**/*.embedded.test.ts',
]
const embeddedJourneys = ['firstDay', 'import', 'offline', 'texts'].map(
  (name) => `tests/journeys/**/${name}.journey.ts`,
)
/**
 * The SQL is proved on both engines without a browser. These journeys are what only a running embedded server shows: a
 * day of work, long work beside it, and a server that goes away.
 */
const onBothEngines = {
  tests: isProof ? bothEnginesTests : drawn(bothEnginesTests, seed, 1 / 2),
  journeys: isProof ? everyJourney : drawn(embeddedJourneys, seed, 1 / 4),
}
/** Promises that a pooler could break: whose data a connection shows, locks, kept statements, and lost connections. */
const throughPooler = [
  'tests/{isolation,ledger,crash,limits}/**/*.test.ts',
  'server/data/imports/**/*.test.ts',
  'server/identity/{auth,sessions}/**/*.test.ts',
  'server/loyalty/{counter,events,ledger}/**/*.test.ts',
  'server/messaging/{campaigns,messages}/**/*.test.ts',
]
/** Promises that a cluster of Citus could break, for `npm run test-citus` alone. */
const onCluster = [
  ...throughPooler.filter((files) => !files.includes('crash')),
  'tests/{isolation,ledger,limits}/**/*.test.ts',
  'tests/cluster/*.citus.ts',
  'server/{businesses,portal}/**/*.test.ts',
  'server/loyalty/**/*.test.ts',
  'server/identity/team/**/*.test.ts',
]
const asksCluster = process.argv.includes('--project=citus')
const hasPooler = (isProof || process.env.POOLED === 'true') && mainEngine === 'postgres' && findPgBouncer()

/** How screens look does not depend on the engine. */
const screens = ['tests/screens/*.journey.ts']

const cores = Math.max(2, availableParallelism())
/**
 * A journey waits a quarter of its time for its browser and server, a test on PostgreSQL half of it for its database.
 * Those on the embedded engine, which keep a core, are few.
 */
const workers = { busy: Math.min(6, 2 * cores), waiting: 3 * Math.min(4, cores) }
const busyFirst = { groupOrder: 1, maxWorkers: workers.busy }
const testsNext = { groupOrder: 2, maxWorkers: workers.waiting }
const textsLast = { groupOrder: 3, maxWorkers: 1 }

/** A proof does at full size what a test samples. */
const PATIENCE_MS = isProof ? 1_500_000 : 300_000

/** A pass over some files on one engine; those of a later group wait for all before. */
function pass(
  name: string,
  engine: string,
  include: string[],
  { groupOrder, maxWorkers } = testsNext,
  { env = {}, plugins = [] }: { env?: Record<string, string>; plugins?: Plugin[] } = {},
) {
  // Tests that run on the embedded engine beside it were drawn by themselves.
  const undrawn = engine === mainEngine ? undrawnFiles : []
  return {
    // Its build for bundlers is two thousand files, and each worker would load them all.
    plugins: [inLanguage(), ...plugins],
    resolve: { alias: { 'lucide-react': require.resolve('lucide-react') } },
    test: {
      name,
      include,
      exclude: [...configDefaults.exclude, ...undrawn],
      env: { TEST_ENGINE: engine, MAIN_ENGINE: mainEngine, TEST_SEED: seed, TZ: 'UTC', ...env },
      environment: 'node',
      pool: 'forks' as const,
      // A worker makes much that it soon forgets.
      execArgv: ['--max-semi-space-size=64'],
      maxWorkers: Number(process.env.TEST_WORKERS ?? maxWorkers),
      // A worker loads the server, or starts the browser, once for all its files.
      isolate: false,
      setupFiles: ['tests/engines/suite/leavesTimers.ts'],
      testTimeout: PATIENCE_MS,
      hookTimeout: PATIENCE_MS,
      // As long as a slow machine with other work may take to come to a state.
      expect: { poll: { timeout: 60_000 } },
      sequence: { groupOrder },
    },
  }
}

export default defineConfig({
  test: {
    globalSetup: ['tests/engines/suite/globalSetup.ts'],
    sequence: { sequencer: LongestFirst },
    projects: [
      // The embedded engine's first, for the others end with many short files, which leave no worker alone.
      ...(mainEngine === 'embedded'
        ? []
        : [
            pass('embedded', 'embedded', onBothEngines.tests, busyFirst),
            pass('embedded journeys', 'embedded', onBothEngines.journeys, busyFirst),
          ]),
      pass(`${mainEngine} journeys`, mainEngine, [...everyJourney, ...screens], busyFirst),
      // They find screens' buttons by the texts of the pseudo-language.
      pass('pseudo-language', mainEngine, ['tests/screens/pseudo/*.journey.ts'], busyFirst, {
        plugins: [pseudoLanguage()],
      }),
      pass(mainEngine, mainEngine, ['**/*.test.{ts,tsx}']),
      ...(hasPooler
        ? [pass('pooled', 'postgres', throughPooler, testsNext, { env: { TEST_WAY: 'pooled' } })]
        : []),
      // Each of its databases is three, with a process of its own on each node.
      ...(asksCluster
        ? [pass('citus', 'postgres', onCluster, busyFirst, { env: { TEST_WAY: 'citus' } })]
        : []),
      ...(process.env.RELEASE ? [pass('release', 'postgres', ['tests/upgrades/dump.release.ts'])] : []),
      // After all journeys, whose notes it reads.
      ...(isShard ? [] : [pass('texts', mainEngine, ['tests/journeys/specTexts.after.ts'], textsLast)]),
    ],
  },
})
