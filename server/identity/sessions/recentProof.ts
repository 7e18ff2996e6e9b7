import { sql } from 'drizzle-orm'
import { Refusal } from '#server/platform/context/refusal.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { AsksAgain } from '#server/platform/http/contract.ts'
import { type Caller, notSignedIn } from '#server/platform/http/index.ts'
import { recentProofs } from './tables.ts'

/** Minutes for which a proof of identity counts, so that nobody is asked several times in a row. */
const MINUTES = 5

/**
 * Requires a recent proof for actions that cannot be undone, or that give away everything: within five minutes the
 * person must have signed in or proven their identity, by a code of the second factor if they have one, or else by
 * their password. A stolen session is not enough, and with a second factor no known password either. If the second
 * factor is asked for, the sign-in does not count.
 * @throws {Refusal} 'confirm_identity', with the way to prove it in `details.by`; none means to sign in again;
 * 'unauthenticated' if the session has ended meanwhile
 */
export async function requireRecentProof(reads: Tx, caller: Caller, asked: AsksAgain = true): Promise<void> {
  if (caller.kind !== 'user' && caller.kind !== 'member') return
  const [found] = await queryRows<Found>(
    reads,
    sql`select s.created_at > now() - make_interval(mins => ${MINUTES}) as has_signed_in,
          p.proven_at > now() - make_interval(mins => ${MINUTES}) is true as has_proven,
          p.code_at > now() - make_interval(mins => ${MINUTES}) is true as has_given_code,
          exists (select 1 from account a where a.user_id = s.user_id and a.provider_id = 'credential'
            and a.password is not null) as has_password,
          exists (select 1 from factors f where f.user_id = s.user_id and f.confirmed_at is not null) as has_factor
        from session s left join recent_proofs p on p.session_id = s.id where s.id = ${caller.sessionId}`,
  )
  if (!found) throw notSignedIn()
  const { has_signed_in, has_proven, has_given_code, has_password, has_factor } = found
  const countsSignIn = asked !== 'second step' || !has_factor
  if ((countsSignIn && has_signed_in) || (has_factor ? has_given_code : has_proven)) return
  const by = has_factor ? ['code'] : has_password ? ['password'] : []
  throw new Refusal('confirm_identity', by.length > 0 ? 'Confirm that it is you to go on.' : SIGN_IN_ANEW, {
    details: { by },
  })
}

const SIGN_IN_ANEW = 'You signed in a while ago. Sign out and in again, then come back here.'

type Found = {
  has_signed_in: boolean
  has_proven: boolean
  has_given_code: boolean
  has_password: boolean
  has_factor: boolean
}

/** Records that the person at this session has just proven their identity. */
export async function noteProof(tx: Tx, sessionId: string, by: 'password' | 'code'): Promise<void> {
  const proven = { provenAt: sql`now()`, ...(by === 'code' && { codeAt: sql`now()` }) }
  await tx
    .insert(recentProofs)
    .values({ sessionId, ...proven })
    .onConflictDoUpdate({ target: recentProofs.sessionId, set: proven })
}
