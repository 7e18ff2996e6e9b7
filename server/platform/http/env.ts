import type { Standing, TeamRole } from '../context.ts'
import type { Log } from '../log.ts'
import type { Permission } from './contract.ts'

export type Person = { userId: string; email: string; name: string }

/** Who sent a request, as far as the route's permission made it known. */
export type Caller =
  | { kind: 'anonymous' }
  | {
      kind: 'user'
      userId: string
      sessionId: string
      email: string
      name: string
      isSuperAdmin: boolean
      /** A super admin who has no second factor yet. */
      owesFactor: boolean
    }
  | {
      kind: 'member'
      userId: string
      sessionId: string
      email: string
      name: string
      isSuperAdmin: boolean
      /** A super admin who has no second factor yet. */
      owesFactor: boolean
      businessId: string
      tenantId: string
      role: TeamRole
      /** Set for who came to a shared till by PIN: `signedIn` is whoever signed it in. */
      sharedTill: { signedIn: Person } | null
      standing: Standing
    }
  /** A shared till with nobody at it. */
  | {
      kind: 'shared till'
      sessionId: string
      businessId: string
      tenantId: string
      standing: Standing
      signedIn: Person
    }
  /** A business's own program, by one of its API keys. */
  | { kind: 'key'; businessId: string; keyId: string; name: string; standing: Standing }
  | { kind: 'customer'; businessId: string; customerId: string; sessionId: string; standing: Standing }

export type AppEnv = {
  Variables: {
    requestId: string
    log: Log
    caller: Caller
    permission: Permission
    /** The client's address, from the socket or the trusted proxy. */
    address: string
    /** Set by a page that carries its own stylesheet: the SHA-256 of it, base64, which the policy then allows. */
    styleHash?: string
  }
}
