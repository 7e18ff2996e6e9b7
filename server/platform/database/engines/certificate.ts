/**
 * Adds the certificate authority of the database's certificate to the address, as libpq's sslrootcert: the
 * connection then uses TLS and checks the server's name. Settings in the address itself win.
 */
export function withCertificate(url: string, certificate: string | undefined): string {
  if (!certificate || !URL.canParse(url)) return url
  const complete = new URL(url)
  const { searchParams } = complete
  if (!searchParams.has('sslrootcert')) searchParams.set('sslrootcert', certificate)
  if (!searchParams.has('sslmode')) searchParams.set('sslmode', 'verify-full')
  return complete.href
}
