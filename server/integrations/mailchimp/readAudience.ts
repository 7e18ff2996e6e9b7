import pLimit from 'p-limit'
import { findOptedIn, findWithdrawn, hasWithdrawals } from '#server/loyalty/customers/index.ts'
import type { BusinessContext } from '#server/platform/context/context.ts'
import { changeConnection, findReady, type MailchimpServices, pauseFor } from './connection.ts'
import {
  type MailchimpAccount,
  type MailchimpMember,
  type MailchimpProblem,
  MEMBERS_AT_ONCE,
  unsubscribeOf,
} from './provider.ts'

/** Members by which pages overlap: a member deleted meanwhile moves the others up. */
const OVERLAP = 50
/** Requests at the same time; Mailchimp allows an account ten. */
const AT_ONCE = 8
/** Most members of one page that are unsubscribed at a time; the page is read again for the others. */
const MOST = 80

type Ready = NonNullable<Awaited<ReturnType<typeof findReady>>>
type Run = <T>(work: (ctx: BusinessContext) => Promise<T>) => Promise<T>

/**
 * Reads the next page of an audience that was just connected, and unsubscribes members who withdrew their consent here,
 * whoever put them there. Only the hash of their address is known of customers who were erased.
 * @returns 'more' while pages are left, 'read' at the end, 'stopped' if the sync must wait
 */
export async function readAudience(
  services: MailchimpServices,
  run: Run,
): Promise<'more' | 'read' | 'stopped'> {
  const connection = await run(nextOf)
  if (!connection) return 'read'
  const { list_id: list, read_to: offset } = connection
  const account = services.mailchimp.account(connection.key)
  const page = await account.members(list, offset)
  if (!page.ok) return stop(run, connection, page.problem)
  const { members, total_items: total } = page.value
  const gone = await run((ctx) => whoWithdrew(ctx, members))
  const problem = await unsubscribeAll(account, list, gone.slice(0, MOST))
  if (problem) return stop(run, connection, problem)
  const isLast = members.length < MEMBERS_AT_ONCE
  const next = isLast ? null : offset + MEMBERS_AT_ONCE - OVERLAP
  const goesOn = await run((ctx) => keep(ctx, connection, { to: gone.length > MOST ? offset : next, total }))
  return goesOn ? 'more' : 'stopped'
}

/** Finds the place to read on; undefined if all is read, the sync must wait, or no hash of a withdrawal is kept. */
async function nextOf(ctx: BusinessContext): Promise<(Ready & { read_to: number }) | undefined> {
  const ready = await findReady(ctx)
  if (!ready || ready.read_to === null) return undefined
  if (await hasWithdrawals(ctx, 'email')) return { ...ready, read_to: ready.read_to }
  await changeConnection(ctx, { read_to: null })
  return undefined
}

/** Finds the members of a page who get mail and withdrew. A customer who agreed again has not withdrawn. */
async function whoWithdrew(ctx: BusinessContext, members: MailchimpMember[]): Promise<string[]> {
  const emails = members
    .filter(({ status }) => ['subscribed', 'pending'].includes(status))
    .map(({ email_address }) => email_address.toLowerCase())
  const withdrew = await findWithdrawn(
    ctx,
    emails.map((contact) => ({ channel: 'email', contact })),
  )
  const gone = emails.filter((contact) => withdrew({ channel: 'email', contact }))
  if (gone.length === 0) return []
  const stay = new Set(await findOptedIn(ctx, gone))
  return gone.filter((email) => !stay.has(email))
}

async function unsubscribeAll(
  account: MailchimpAccount,
  list: string,
  emails: string[],
): Promise<MailchimpProblem | undefined> {
  const inTurn = pLimit(AT_ONCE)
  const problems = await Promise.all(emails.map((email) => inTurn(() => unsubscribe(account, list, email))))
  return problems.find((problem) => problem !== null) ?? undefined
}

/** Unsubscribes a member, or archives them if Mailchimp refuses: archiving needs nothing but the address. */
async function unsubscribe(
  account: MailchimpAccount,
  list: string,
  email: string,
): Promise<MailchimpProblem | null> {
  const put = await account.put(list, email, unsubscribeOf(email))
  if (put.ok) return null
  if (put.problem.kind !== 'invalid') return put.problem
  const archived = await account.archive(list, email)
  return archived.ok || archived.problem.kind === 'missing' ? null : archived.problem
}

async function stop(run: Run, connection: Ready, problem: MailchimpProblem): Promise<'stopped'> {
  await run((ctx) => pauseFor(ctx, connection, problem))
  return 'stopped'
}

/** Stores the place; false if another account or audience is connected by now, to which it does not apply. */
async function keep(
  ctx: BusinessContext,
  { generation }: Ready,
  { to, total }: { to: number | null; total: number },
): Promise<boolean> {
  const present = await findReady(ctx)
  if (present?.generation !== generation) return false
  const well = present.trouble ? { trouble: null, failures: 0, next_try_at: null } : {}
  await changeConnection(ctx, { read_to: to, read_total: total, ...well })
  return true
}
