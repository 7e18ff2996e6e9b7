import type { Counted, RateLimit } from './attempts.ts'

/**
 * The headers that tell a program how many calls it has left, by the IETF's draft 'RateLimit header fields for HTTP':
 * the policy (`q` calls in `w` seconds), and what is left of it (`r` calls) with the seconds until it begins anew (`t`).
 */
export const rateLimitHeaders = (
  policy: string,
  { limit, windowSeconds }: RateLimit,
  { count, seconds }: Counted,
): [string, string][] => [
  ['RateLimit-Policy', `"${policy}";q=${limit};w=${windowSeconds}`],
  ['RateLimit', `"${policy}";r=${Math.max(0, limit - count)};t=${Math.max(1, Math.ceil(seconds))}`],
]
