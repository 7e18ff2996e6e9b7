/**
 * The path on our own site that an address names to continue at; undefined for others. Anybody can make such an
 * address.
 */
export function sameOriginPath(named: unknown, origin: string): string | undefined {
  if (typeof named !== 'string' || !named.startsWith('/') || !URL.canParse(named, origin)) return undefined
  const { origin: leadsTo, pathname, search, hash } = new URL(named, origin)
  // Browsers drop tabs and newlines, read backslashes as slashes, and read two slashes as another host.
  if (leadsTo !== origin || pathname.startsWith('//')) return undefined
  return pathname + search + hash
}
