import { type SQL, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Membership } from '#server/businesses/business/index.ts'
import { readAccessToken } from '#server/identity/auth/access-tokens/index.ts'
import {
  type Auth,
  LONGEST_OF_ADMIN_SECONDS,
  LONGEST_SECONDS,
  RENEWED_EVERY_SECONDS,
  readSigned,
  SESSION_SECONDS,
  setCookies,
} from '#server/identity/auth/index.ts'
import type { Standing } from '#server/platform/context/context.ts'
import { Refusal } from '#server/platform/context/refusal.ts'
import { queryRows, type Tx } from '#server/platform/database/index.ts'
import { type AppEnv, bearerToken } from '#server/platform/http/index.ts'
import type { StaffLanguage } from '#server/platform/text/pageLanguages.ts'
import type { Services } from '#server/services.ts'

export type SignedIn = {
  userId: string
  sessionId: string
  email: string
  name: string
  /** The language that this person chose for our screens and mails. */
  language: StaffLanguage | null
  activeBusinessId: string | null
  memberships: Membership[]
  isSuperAdmin: boolean
  /** True for a super admin without a second factor, who may only set one up. */
  owesFactor: boolean
  /** Set if the session is a shared till of a team. */
  sharedTill: { businessId: string; personId: string | null; activeAt: Date } | null
}

/**
 * Finds the signed-in person, from better-auth's cookie or an access token and better-auth's tables, with their
 * businesses: in one statement, because it runs at every request. Undefined for a suspended person or a session that
 * has reached its longest time. better-auth itself renews a session that is due.
 * @throws {Refusal} 'unauthenticated' for an access token that is not ours, expired, or of a session that ended.
 */
export async function findSession(
  services: Services,
  auth: Auth,
  c: Context<AppEnv>,
): Promise<SignedIn | undefined> {
  const token = bearerToken(c)
  const isThis = token === undefined ? await byCookie(auth, c) : await byAccessToken(services, token)
  if (!isThis) return undefined
  const rows = await selectSession(services.database.reads, isThis)
  const isSuperAdmin = rows.some((row) => row.is_super_admin)
  const [first] = isSuperAdmin ? rows.filter(({ age }) => age < LONGEST_OF_ADMIN_SECONDS) : rows
  if (!first && token !== undefined) throw invalidToken()
  if (!first) return undefined
  // An answer that has begun can set no cookie.
  if (first.is_due && token === undefined && !c.finalized) await renew(auth, c)
  const memberships = rows.filter((row): row is typeof row & Membership => row.business_id !== null)
  return {
    userId: first.user_id,
    sessionId: first.session_id,
    email: first.email,
    name: first.name,
    language: first.language,
    activeBusinessId: first.active_business_id,
    memberships: memberships.map(({ business_id, tenant_id, company_name, role, standing }) => ({
      business_id,
      tenant_id,
      company_name,
      role,
      standing,
    })),
    isSuperAdmin,
    owesFactor: !auth.isDemo && rows.some((row) => row.owes_factor),
    sharedTill: readTill(first),
  }
}

type Row = Record<Exclude<keyof Membership, 'standing'>, string | null> & {
  standing: Standing | null
  user_id: string
  session_id: string
  email: string
  name: string
  language: StaffLanguage | null
  active_business_id: string | null
  is_due: boolean
  is_super_admin: boolean | null
  /** Only set for a super admin. */
  owes_factor: boolean | null
  /** Seconds since the sign-in. */
  age: number
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
async function byCookie(auth: Auth, c: Context<AppEnv>): Promise<SQL | undefined> {
  const { cookie, secret } = await auth.sessionCookie()
  const token = readSigned(getCookie(c, cookie) ?? '', secret)
  return token ? sql`s.token = ${token}` : undefined
}

async function byAccessToken(services: Services, token: string): Promise<SQL> {
  const bearer = await readAccessToken(services, token)
  if (!bearer) throw invalidToken()
  return sql`s.id = ${bearer.sessionId}::uuid and s.user_id = ${bearer.userId}::uuid`
}

const invalidToken = () => new Refusal('unauthenticated', 'Invalid JWT')

/** One row for each business, one more for a super admin, and one without either for anybody else. */
function selectSession(reads: Tx, isThis: SQL): Promise<Row[]> {
  const renewedUntil = SESSION_SECONDS - RENEWED_EVERY_SECONDS
  return queryRows<Row>(
    reads,
    sql`select u.id as user_id, s.id as session_id, u.email, u.name, u.language, s.active_business_id,
          s.expires_at < now() + make_interval(secs => ${renewedUntil}) as is_due,
          t.business_id as till_business_id, t.person_id as till_person_id, t.active_at as till_active_at, m.*,
          extract(epoch from now() - s.created_at)::float8 as age,
          m.is_super_admin and not exists (
            select 1 from factors f where f.user_id = u.id and f.confirmed_at is not null) as owes_factor
        from session s join "user" u on u.id = s.user_id left join shared_tills t on t.session_id = s.id
          left join lateral memberships_of(u.id) m on true
        where ${isThis} and s.expires_at > now() and u.suspended_at is null
          and s.created_at > now() - make_interval(secs => ${LONGEST_SECONDS})`,
  )
}

async function renew(auth: Auth, c: Context<AppEnv>): Promise<void> {
  const { headers } = await auth.api.getSession({ headers: c.req.raw.headers, returnHeaders: true })
  setCookies(c, headers.getSetCookie())
}
