// npm run prove: the whole suite at its full size, with all journeys on both engines, and the tests that run on
// PostgreSQL once more on the newest version, each time through PgBouncer too where it is installed. It takes hours; `npm test`, which runs a sample, takes minutes. Arguments
// go to vitest, such as --shard=1/4, which runs a quarter.
import { run } from './machine/command.mjs'

const wanted = process.argv.slice(2)
const prove = (args, settings) =>
  run(process.execPath, ['bin/test.mjs', ...args], { PROVE: 'true', ...settings })

const code = await prove(wanted, {})
const codeOfNewest = await prove(['--project=postgres', '--project=pooled', ...wanted], { PG_BIN: 'newest' })
process.exitCode = code || codeOfNewest
