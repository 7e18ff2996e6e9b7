/**
 * The certificate of whoever signs the database's, as libpq's sslrootcert: with it the connection is under TLS, and
 * the server is who the address says. What the address says itself goes first.
 */
export function withCertificate(url: string, certificate: string | undefined): string {
  if (!certificate || !URL.canParse(url)) return url
  const complete = new URL(url)
  const { searchParams } = complete
  if (!searchParams.has('sslrootcert')) searchParams.set('sslrootcert', certificate)
  if (!searchParams.has('sslmode')) searchParams.set('sslmode', 'verify-full')
  return complete.href
}
