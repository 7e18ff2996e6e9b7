import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { getSignedCookie } from 'hono/cookie'
import type { Membership } from '#server/companies/index.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import type { AppEnv } from '#server/platform/http/index.ts'
import { type Auth, RENEWED_EVERY_SECONDS, SESSION_SECONDS } from './auth.ts'
import { setCookies } from './cookies.ts'

export type SignedIn = {
  userId: string
  sessionId: string
  email: string
  name: string
  activeBusinessId: string | null
  memberships: Membership[]
  isSuperAdmin: boolean
  /** Set where the session is a till that a team shares. */
  sharedTill: { businessId: string; personId: string | null; activeAt: Date } | null
}

/**
 * Who is signed in, from better-auth's cookie and tables, with their workspaces: in one statement, for it runs
 * at every request. Somebody suspended is nobody. A session that is due is renewed by better-auth itself, its cookie with it.
 */
export async function findSession(plain: Tx, auth: Auth, c: Context<AppEnv>): Promise<SignedIn | undefined> {
  const { cookie, secret } = await auth.sessionCookie()
  const token = await getSignedCookie(c, secret, cookie)
  if (!token) return undefined
  const rows = await selectSession(plain, token)
  const [first] = rows
  if (!first) return undefined
  if (first.is_due) await renew(auth, c)
  const memberships = rows.filter((row): row is typeof row & Membership => row.business_id !== null)
  return {
    userId: first.user_id,
    sessionId: first.session_id,
    email: first.email,
    name: first.name,
    activeBusinessId: first.active_business_id,
    memberships: memberships.map(({ business_id, tenant_id, company_name, role, is_closed }) => ({
      business_id,
      tenant_id,
      company_name,
      role,
      is_closed,
    })),
    isSuperAdmin: rows.some((row) => row.is_super_admin),
    sharedTill: readTill(first),
  }
}

type Row = Record<Exclude<keyof Membership, 'is_closed'>, string | null> & {
  is_closed: boolean | null
  user_id: string
  session_id: string
  email: string
  name: string
  active_business_id: string | null
  is_due: boolean
  is_super_admin: boolean | null
  till_business_id: string | null
  till_person_id: string | null
  till_active_at: string | Date | null
}

const readTill = (row: Row): SignedIn['sharedTill'] =>
  row.till_business_id === null
    ? null
    : {
        businessId: row.till_business_id,
        personId: row.till_person_id,
        activeAt: new Date(row.till_active_at!),
      }

/** A row for each workspace, one more for a super admin, one without either for somebody who has none. */
function selectSession(plain: Tx, token: string): Promise<Row[]> {
  const renewedUntil = SESSION_SECONDS - RENEWED_EVERY_SECONDS
  return queryRows<Row>(
    plain,
    sql`select u.id as user_id, s.id as session_id, u.email, u.name, s.active_business_id,
          s.expires_at < now() + make_interval(secs => ${renewedUntil}) as is_due,
          t.business_id as till_business_id, t.person_id as till_person_id, t.active_at as till_active_at, m.*
        from session s join "user" u on u.id = s.user_id left join shared_tills t on t.session_id = s.id
          left join lateral memberships_of(u.id) m on true
        where s.token = ${token} and s.expires_at > now() and u.suspended_at is null`,
  )
}

async function renew(auth: Auth, c: Context<AppEnv>): Promise<void> {
  const { headers } = await auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true })
  setCookies(c, headers.getSetCookie())
}
