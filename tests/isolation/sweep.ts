import { sql } from 'drizzle-orm'
import type { RouteEntry } from '#server/platform/http/index.ts'
import type { RouteCase, Sample } from './requests/routeCase.ts'
import { requests } from './requests.ts'
import type { Scene } from './scene.ts'

export const nameOf = ({ method, path }: RouteEntry) => `${method} ${path}`

export function caseOf(route: RouteEntry): RouteCase {
  const found = requests[nameOf(route)]
  if (!found) throw new Error(`${nameOf(route)} has no isolation case in tests/isolation/requests`)
  return found
}

/** The requests of a route about the rows of `a`: the working one, and what `b` may try. */
export const attemptsOf = ({ a, b }: Scene, route: RouteEntry): Sample[] => {
  const { sample, attacks } = caseOf(route)
  return [sample(a), ...(attacks?.(a, b) ?? [])]
}

/** True if a request names one of the secrets, in its path or body. */
export const namesOneOf = (secrets: string[], { path, body }: Sample): boolean => {
  const asked = `${path.replace(/\?.*/, '')}${JSON.stringify(body ?? '')}`.toLowerCase()
  return secrets.some((secret) => asked.includes(secret.toLowerCase()))
}

export const forgetAttemptsOf = ({ product }: Scene) =>
  product.services.database.plain.execute(sql`delete from attempts`)

/** Every session's person has proven who they are: a sweep of all routes takes longer than such a proof is valid. */
export const proveEverybody = ({ rows }: Scene) =>
  rows(
    `insert into recent_proofs (session_id, proven_at) select id, now() + interval '1 day' from session
     on conflict (session_id) do update set proven_at = excluded.proven_at`,
  )
