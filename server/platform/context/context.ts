import type { Tx } from '#server/platform/database/index.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'
import type { PageLanguage } from '#server/platform/text/pageLanguages.ts'
import type { Scope } from './scopes.ts'

/** The role of a person on the team of a business. */
export type TeamRole = 'admin' | 'member' | 'counter'

/**
 * A business is open, closed by its admin, or suspended by the platform. If it is both closed and suspended, it
 * counts as suspended: it can only be looked at.
 */
export type Standing = 'open' | 'closed' | 'suspended'

/** The actor, written into operations and into every record of who did what. */
export type Actor =
  | { kind: 'member'; userId: string; name: string; role: TeamRole }
  | { kind: 'key'; keyId: string; name: string; scopes: readonly Scope[] }
  | { kind: 'customer'; customerId: string }
  | { kind: 'anonymous'; ipAddress: string | null }
  | { kind: 'system'; name: string }

/**
 * The input of every verb: the business, the actor, the transaction and the time. Each request or job has its own
 * context; tests make theirs with a clock that they can move. A room declares what its own verbs need besides.
 */
export interface BusinessContext {
  businessId: string
  actor: Actor
  tx: Tx
  now: Date
  /** The network address of the request; null for jobs. */
  address: string | null
  /** The User-Agent of the browser or program; null for jobs. */
  device: string | null
  /** The language in which the answer is read; English for jobs. */
  language: PageLanguage
  jobs: Jobs
  keyring: Keyring
  /** The platform's own address, without a trailing slash: links in messages begin with it. */
  publicUrl: string
  /** True if the installation has a provider of texts. Without one nothing that needs a text is offered. */
  canText: boolean
}
