// npm run test-citus: the tests that a database spread over several machines could break, on a running cluster of Citus
// (docs/hosting/citus.md). CITUS_URL has the superuser's addresses of its nodes, separated by commas, the coordinator's
// first. Arguments go to vitest: npm run test-citus -- tests/ledger
import { CannotGoOn, run, runScript } from './machine/command.mjs'

await runScript(async () => {
  if (!process.env.CITUS_URL)
    throw new CannotGoOn(
      'NOTHING WAS TESTED: CITUS_URL does not name a cluster, such as ' +
        'postgres://postgres@10.0.0.5/postgres,postgres://postgres@10.0.0.6/postgres (the coordinator first).',
    )
  process.exitCode = await run(process.execPath, [
    'bin/test.mjs',
    '--project=citus',
    ...process.argv.slice(2),
  ])
})
