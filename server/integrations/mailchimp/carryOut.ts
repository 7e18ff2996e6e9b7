import { createHash } from 'node:crypto'
import type { Due } from './findDue.ts'
import { type Leaver, momentOf } from './leaveHere.ts'
import {
  comeBackOf,
  type MailchimpAccount,
  type MailchimpMember,
  type MailchimpProblem,
  unsubscribeOf,
  upsertOf,
} from './provider.ts'
import type { MemberState } from './tables.ts'

/** Mailchimp's state of a customer, as stored after a change. */
export type Kept = {
  state: MemberState
  email: string | null
  tags: string[]
  failure: string | null
  told: string | null
  /** Former addresses that we archived; only if they changed. */
  archived?: string[]
}
export type Outcome =
  | { kind: 'done'; kept: Kept | null; left?: Leaver }
  | { kind: 'stopped'; problem: MailchimpProblem }

type Place = { account: MailchimpAccount; list: string }

/** Brings Mailchimp up to date with a customer. A second run changes nothing. */
export async function carryOut(place: Place, due: Due): Promise<Outcome> {
  if (due.erased || due.merged) return takeBack(place, due)
  if (due.state === 'left') return leftAs(due, due.known)
  if (due.opted_in_email && due.email !== null)
    return due.told === toldOf(due) ? unchanged(due) : keep(place, due, due.email)
  const email = knownThere(due) ?? (due.withdrew ? due.email : null)
  return email === null ? unasked(due) : unsubscribe(place, due, email)
}

/** The address that we put into the audience, or saw there. */
const knownThere = ({ state, known }: Due): string | null => (state === 'unasked' ? null : known)

/** A customer who was never asked may have agreed in Mailchimp itself, which is told nothing until their erasure. */
const unasked = ({ email }: Due): Outcome => ({
  kind: 'done',
  kept: email === null ? null : { state: 'unasked', email, tags: [], failure: null, told: null },
})

export const toldOf = ({ email, first_name, last_name, tags }: Due): string =>
  createHash('sha256')
    .update(JSON.stringify([email, first_name, last_name, tags]))
    .digest('base64url')

const leftAs = ({ known_tags: tags }: Due, email: string | null, left?: Leaver): Outcome => ({
  kind: 'done',
  kept: { state: 'left', email, tags, failure: null, told: null },
  ...(left && { left }),
})

const unchanged = ({ state, known: email, known_tags: tags, told }: Due): Outcome => ({
  kind: 'done',
  kept: { state, email, tags, told, failure: null },
})

/**
 * Deletes erased customers from Mailchimp for good, whoever put them there. A customer dropped by a merge is archived,
 * if we put them there.
 */
async function takeBack({ account, list }: Place, due: Due): Promise<Outcome> {
  const done: Outcome = { kind: 'done', kept: null }
  if (due.known === null || due.shared || (['left', 'unasked'].includes(due.state) && !due.erased))
    return done
  const answer = due.erased ? await account.erase(list, due.known) : await account.archive(list, due.known)
  if (answer.ok || isOver(answer.problem)) return done
  // A failed customer is listed with the address, and tried again.
  return answer.problem.kind === 'invalid'
    ? failed(due, answer.problem.reason)
    : { kind: 'stopped', problem: answer.problem }
}

/** True if the customer is not in the audience, which is as good as removed. */
const isOver = ({ kind, reason }: MailchimpProblem) => kind === 'missing' || isForgotten(reason)
const isForgotten = (reason: string) => /forgotten email/i.test(reason)

async function keep(place: Place, due: Due, email: string): Promise<Outcome> {
  const { account, list } = place
  // Tells former addresses that we archived from those that others did: the customer may have one of them again.
  const archived = new Set(due.archived)
  const former = knownThere(due)
  if (former !== null && former !== email && !due.shared) {
    const taken = await account.archive(list, former)
    if (!taken.ok && !isOver(taken.problem)) return failedOrStopped(due, former, taken.problem)
    if (taken.ok) archived.add(former)
  }
  const found = await account.read(list, email)
  if (!found.ok && found.problem.kind !== 'missing') return failedOrStopped(due, email, found.problem)
  const isBack = found.ok && found.value.status === 'archived' && archived.has(email)
  if (found.ok && !isBack && !['subscribed', 'pending'].includes(found.value.status))
    return notOurs(due, found.value)
  const person = { email, firstName: due.first_name ?? '', lastName: due.last_name ?? '', tags: due.tags }
  const put = await account.put(list, email, isBack ? comeBackOf(person) : upsertOf(person, !found.ok))
  if (!put.ok) return failedOrStopped(due, email, put.problem)
  if (!['subscribed', 'pending'].includes(put.value.status)) return notOurs(due, put.value)
  const tagged = found.ok ? await changeTags(place, due, email) : null
  if (tagged) return failedOrStopped(due, email, tagged)
  archived.delete(email)
  const known = { email, tags: due.tags, told: toldOf(due), archived: [...archived] }
  return { kind: 'done', kept: { state: 'subscribed', failure: null, ...known } }
}

async function changeTags(
  { account, list }: Place,
  due: Due,
  email: string,
): Promise<MailchimpProblem | null> {
  const had = due.known === email ? due.known_tags : []
  const changes = [
    ...due.tags.filter((name) => !had.includes(name)).map((name) => ({ name, status: 'active' as const })),
    ...had.filter((name) => !due.tags.includes(name)).map((name) => ({ name, status: 'inactive' as const })),
  ]
  if (changes.length === 0) return null
  const answer = await account.tag(list, email, changes)
  return answer.ok ? null : answer.problem
}

/** Leaves a member as they are, whom Mailchimp has and who is not subscribed. */
function notOurs(due: Due, { email_address: email, status, last_changed }: MailchimpMember): Outcome {
  if (status !== 'unsubscribed' && status !== 'cleaned')
    return failed(due, `In Mailchimp this address is ${status}. Change it there, then try again here.`)
  return leftAs(due, email, { email, status, at: momentOf(last_changed) })
}

async function unsubscribe({ account, list }: Place, due: Due, email: string): Promise<Outcome> {
  const left = leftAs(due, email)
  const found = await account.read(list, email)
  if (!found.ok) return found.problem.kind === 'missing' ? left : failedOrStopped(due, email, found.problem)
  if (!['subscribed', 'pending'].includes(found.value.status)) return left
  const put = await account.put(list, email, unsubscribeOf(email))
  return put.ok ? left : failedOrStopped(due, email, put.problem)
}

/** Fails one customer for an 'invalid' request, which is about them alone. Any other problem stops the sync. */
function failedOrStopped(due: Due, email: string, problem: MailchimpProblem): Outcome {
  if (problem.kind !== 'invalid') return { kind: 'stopped', problem }
  // A member who left, or was deleted for good, can only come back by themselves.
  const hasLeft = /compliance state|forgotten email/i.test(problem.reason)
  return hasLeft ? leftAs(due, email) : failed(due, problem.reason)
}

const failed = (due: Due, failure: string): Outcome => ({
  kind: 'done',
  kept: { state: 'failed', email: due.known, tags: due.known_tags, failure, told: null },
})
