import { DrizzleQueryError } from 'drizzle-orm'

/** The driver's own error: Drizzle wraps it. */
export const causeOf = (error: unknown): unknown => (error instanceof DrizzleQueryError ? error.cause : error)

/** Codes of OpenSSL and Node for a bad certificate of the server. */
const certificateCodes = /^(ERR_TLS_|CERT_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_(GET|VERIFY)_)/

/** Explains why the connection lacks the TLS that a setting asks for, with the remedy; null for other errors. */
export function remedyForTls(error: unknown, setting: string): string | null {
  const cause = causeOf(error)
  if (!(cause instanceof Error)) return null
  if (/does not support SSL/.test(cause.message))
    return `${setting} asks for TLS (sslmode), and PostgreSQL offers none. Switch it on there (ssl = on), or take sslmode away where nobody is in between.`
  if (!certificateCodes.test(String((cause as { code?: unknown }).code))) return null
  return `The certificate of PostgreSQL is not the one to trust (${cause.message}). Name the file of the certificate that signs it in DATABASE_CA, or correct the host in ${setting}.`
}
