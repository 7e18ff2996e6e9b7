import { existsSync } from 'node:fs'
import type pg from 'pg'
import { faultsOfOwner } from '#server/platform/database/checks/owner.ts'
import { type DatabaseUrl, readUrl } from '#server/platform/database/settings.ts'
import type { Environment } from '#server/platform/settings/setting.ts'
import { refuseUnfitChecker } from '../backup/check.ts'
import { connect } from '../backup/connect.ts'
import { refuseUnfitLogin } from '../backup/login.ts'
import { CommandFailure } from '../failure.ts'
import { type Finding, ok, wrong } from './finding.ts'

/** Checks the login past a pooler, and those that only commands use: the owner's, and those of backups. */
export async function checkOtherLogins(environment: Environment): Promise<Finding[]> {
  // A missing file is told already, and every connection would want it.
  if (environment.DATABASE_CA && !existsSync(environment.DATABASE_CA)) return []
  return [
    ...(await checkLogin('DATABASE_DIRECT_URL', environment, async () => {}, 'answers')),
    ...(await checkOwner(environment)),
    ...(await checkLogin(
      'BACKUP_DATABASE_URL',
      environment,
      refuseUnfitLogin,
      'reads everything and writes nothing',
    )),
    ...(await checkLogin(
      'BACKUP_CHECK_DATABASE_URL',
      environment,
      refuseUnfitChecker,
      'may create databases',
    )),
  ]
}

const OWNER = 'MIGRATION_DATABASE_URL'

async function checkOwner(environment: Environment): Promise<Finding[]> {
  if (!environment[OWNER])
    return [ok(OWNER, 'is not set, which is right where servers and workers run, and wrong for `migrate`')]
  const login = URL.canParse(environment.DATABASE_URL ?? '')
    ? new URL(environment.DATABASE_URL!).username
    : ''
  const faults: string[] = []
  const found = await checkLogin(
    OWNER,
    environment,
    async (client) => {
      const query = async <Row>(text: string, values?: unknown[]) =>
        (await client.query(text, values)).rows as Row[]
      faults.push(...(await faultsOfOwner(query, decodeURIComponent(login))))
    },
    'can migrate',
  )
  return faults.length > 0 ? faults.map((fault) => wrong(OWNER, fault)) : found
}

/** @param refuse throws a CommandFailure for a login that is not fit */
async function checkLogin(
  setting: DatabaseUrl,
  environment: Environment,
  refuse: (client: pg.Client) => Promise<void>,
  fine: string,
): Promise<Finding[]> {
  if (!environment[setting]) return []
  const faults: string[] = []
  const url = readUrl(setting, environment, faults)
  if (faults.length > 0) return faults.map((fault) => wrong(setting, fault))
  try {
    const client = await connect(url, setting)
    await refuse(client).finally(() => client.end())
    return [ok(setting, fine)]
  } catch (error) {
    if (error instanceof CommandFailure) return [wrong(setting, error.message)]
    throw error
  }
}
