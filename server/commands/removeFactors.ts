import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import { findByAddress } from '#server/identity/auth/index.ts'
import { removeFactors } from '#server/identity/two-factor/index.ts'
import { createLog } from '#server/platform/context/log.ts'
import { openJobs } from '#server/platform/jobs/index.ts'
import { SettingError } from '#server/platform/settings/setting.ts'
import { systemClock } from '#server/platform/time/clock.ts'
import { forAddress } from './forAddress.ts'

/**
 * Switches two-step sign-in off for the person with this address, who lost both the app and the backup codes. The
 * server's worker mails them about it. Make sure first that the person who asks is the right one.
 */
export const removeFactorsOf = (args: string[]): Promise<void> =>
  forAddress(args, 'npm run remove-factors -- somebody@example.com', async (email, database) => {
    const person = await findByAddress(database.plain, email)
    if (!person) throw new SettingError(`Nobody signs in with ${email}.`)
    const jobs = await openJobs(database, createLog('silent'))
    const services = { jobs, clock: systemClock }
    const removed = await database
      .transaction({}, async (tx) => {
        const removed = await removeFactors(services, tx, person.id)
        const act = { userId: null, action: 'user_factors_removed', about_user_id: person.id } as const
        if (removed) await recordPlatformAct(tx, systemClock.now(), act)
        return removed
      })
      .finally(() => jobs.close())
    return removed ? `${email} is no longer asked for a code.` : `${email} was not asked for a code anyway.`
  })
