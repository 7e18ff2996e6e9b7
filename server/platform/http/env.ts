import type { Standing, TeamRole } from '#server/platform/context/context.ts'
import type { Scope } from '#server/platform/context/scopes.ts'
import type { Log } from '#server/platform/log/log.ts'
import type { PageLanguage, StaffLanguage } from '#server/platform/text/pageLanguages.ts'
import type { Permission } from './contract.ts'

export type Person = { userId: string; email: string; name: string }

/** The sender of a request, as far as the route's permission needed to know. */
export type Caller =
  | { kind: 'anonymous' }
  | {
      kind: 'user'
      userId: string
      sessionId: string
      email: string
      name: string
      /** The language that the person chose for our screens and mails; null for none, and at a shared till. */
      language: StaffLanguage | null
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
      /** The language that the person chose for our screens and mails; null for none, and at a shared till. */
      language: StaffLanguage | null
      isSuperAdmin: boolean
      /** A super admin who has no second factor yet. */
      owesFactor: boolean
      businessId: string
      tenantId: string
      role: TeamRole
      /**
       * Set for a person who signed in at a shared till by PIN: `signedIn` is the person whose sign-in the till
       * uses.
       */
      sharedTill: { signedIn: Person } | null
      /** Set for an impersonation: the super admin can read what the business's admin sees, and change nothing. */
      impersonation: { endsAt: Date } | null
      standing: Standing
    }
  /** A shared till that nobody is using. */
  | {
      kind: 'shared till'
      sessionId: string
      businessId: string
      tenantId: string
      standing: Standing
      signedIn: Person
    }
  /** A business's own program, by one of its API keys. */
  | {
      kind: 'key'
      businessId: string
      keyId: string
      name: string
      scopes: readonly Scope[]
      standing: Standing
    }
  | { kind: 'customer'; businessId: string; customerId: string; sessionId: string; standing: Standing }

/** The business whose own host name a request came to. */
export type OwnHost = {
  businessId: string
  /** The language of its readers who chose none. */
  home: PageLanguage
  /** With scheme and port. */
  origin: string
}

export type AppEnv = {
  Variables: {
    requestId: string
    log: Log
    caller: Caller
    permission: Permission
    /** Reads anew who calls, for an answer that takes long. @throws {Refusal} once they may no longer have it */
    confirmCaller: () => Promise<void>
    /** The client's address, from the socket or the trusted proxy. */
    address: string
    /** Set by a page that carries its own stylesheet: the SHA-256 of it, base64, which the policy then allows. */
    styleHash?: string
    /** Set by a page whose address is a secret: its links tell other sites nothing, not even the origin. */
    hasSecretAddress?: boolean
    /** The language of the page that is answered, once it is known. */
    pageLanguage?: PageLanguage
    /** Set on a proven host of a business: only its own pages for customers are there. */
    ownHost?: OwnHost
  }
}
