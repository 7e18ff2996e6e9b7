import type { Tx } from '#server/platform/database/index.ts'
import type { Jobs } from '#server/platform/jobs/index.ts'
import type { Keyring } from '#server/platform/secrets/keyring.ts'

/** The role of a person on the team of a business. */
export type TeamRole = 'admin' | 'member' | 'counter'

/**
 * A business is open, closed by its admin, or suspended by the platform. If it is both closed and suspended, it
 * counts as suspended: it can only be looked at.
 */
export type Standing = 'open' | 'closed' | 'suspended'

/** Who acts. Written into operations and into every record of who did what. */
export type Actor =
  | { kind: 'member'; userId: string; name: string; role: TeamRole }
  | { kind: 'key'; keyId: string; name: string }
  | { kind: 'customer'; customerId: string }
  | { kind: 'anonymous'; ipAddress: string | null }
  | { kind: 'system'; name: string }

/**
 * What every verb gets: whose data, who acts, in which transaction, at what time. Each request or job has its
 * own context; tests make theirs with a clock that they can move. A room adds what its own verbs need by declaring it.
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
  jobs: Jobs
  keyring: Keyring
  /** Where customers reach us, without a trailing slash: links in messages begin with it. */
  publicUrl: string
}
