import { recordPlatformAct } from '#server/businesses/audit/index.ts'
import { findFactor } from '#server/identity/auth/factors/index.ts'
import { findByAddress } from '#server/identity/auth/index.ts'
import { removeFactors } from '#server/identity/two-factor/index.ts'
import { CommandFailure, exitLine } from '../failure.ts'
import { dryRun, forAddress } from '../forAddress.ts'

const help = `regulars remove-factors [--dry-run] somebody@example.com

Switches two-step sign-in off for a person who lost both the app and the backup codes, and tells them by mail. Make sure
first that the person who asks is the right one.

  --dry-run  says if the person is asked for a code, and changes nothing

${exitLine}`

/**
 * Switches two-step sign-in off for the person with this address. The server's worker mails them about it.
 */
export const removeFactorsOf = (args: string[]): Promise<void> =>
  forAddress(args, { help, options: dryRun }, async ({ email, services, values }) => {
    const { database, clock } = services
    const person = await findByAddress(database.plain, email)
    if (!person) throw new CommandFailure('refused', `Nobody signs in with ${email}.`)
    if (values['dry-run'] === true) {
      const factor = await findFactor(database.plain, person.id)
      return `Nothing was changed. ${email} is ${factor ? 'asked for a code, and would be no more' : 'not asked for a code'}.`
    }
    const removed = await database.transaction({}, async (tx) => {
      const removed = await removeFactors(services, tx, person.id)
      const act = { userId: null, action: 'user_factors_removed', about_user_id: person.id } as const
      if (removed) await recordPlatformAct(tx, clock.now(), act)
      return removed
    })
    return removed ? `${email} is no longer asked for a code.` : `${email} was not asked for a code anyway.`
  })
