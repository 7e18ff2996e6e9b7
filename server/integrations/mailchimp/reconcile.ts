import type { BusinessContext } from '#server/platform/context/context.ts'
import { inBusiness, inEveryBusiness } from '#server/services.ts'
import { changeConnection, findReady, type MailchimpServices, pauseFor, worker } from './connection.ts'
import { leaveHere, momentOf } from './leaveHere.ts'
import { markAgain } from './markDue.ts'
import { MEMBERS_AT_ONCE } from './provider.ts'

/** Time asked for twice, because clocks differ; doing it twice changes nothing. */
const OVERLAP_MS = 24 * 3_600_000

/** Asks every night who left an audience without our being told. */
export async function reconcileAll(services: MailchimpServices): Promise<void> {
  await inEveryBusiness(services, (businessId) => reconcile(services, businessId))
}

export async function reconcile(services: MailchimpServices, businessId: string): Promise<void> {
  const run = <T>(work: (ctx: BusinessContext) => Promise<T>) =>
    inBusiness(services, businessId, worker, work)
  const connection = await run(findReady)
  if (!connection) return
  const { key, list_id: list } = connection
  const started = services.clock.now()
  const since = new Date((connection.checked_at ?? connection.created_at).getTime() - OVERLAP_MS)
  const account = services.mailchimp.account(key)
  for (const status of ['unsubscribed', 'cleaned'] as const) {
    for (let offset = 0; ; offset += MEMBERS_AT_ONCE) {
      const found = await account.changed(list, { status, since, offset })
      if (!found.ok) return run((ctx) => pauseFor(ctx, connection, found.problem))
      const leavers = found.value.members.map(({ email_address: email, last_changed }) => ({
        ...{ email, status },
        at: momentOf(last_changed),
      }))
      await run((ctx) => leaveHere(ctx, leavers))
      if (leavers.length < MEMBERS_AT_ONCE) break
    }
  }
  await run(async (ctx) => {
    await changeConnection(ctx, { checked_at: started })
    await markAgain(ctx, 'no longer paused')
  })
}
