import type { Services } from '#server/services.ts'

/**
 * Faults that the person cannot mend, by better-auth's codes and RFC 6749 (4.1.2.1): the provider is away, or no longer
 * takes our client or its secret.
 */
const faults = new Set([
  ...['unreachable', 'invalid_code', 'unable_to_get_user_info', 'issuer_mismatch'],
  ...['invalid_request', 'unauthorized_client', 'unsupported_response_type', 'invalid_scope', 'server_error'],
])

/** Tells the operator of a sign-in that failed at its provider, unless the person cancelled it or may not do it. */
export function reportProvider({ log }: Pick<Services, 'log'>, provider: string, error: string | null): void {
  if (error && faults.has(error))
    log.warn(
      { provider, error },
      'a provider of sign-ins failed: check its address, our client and its secret',
    )
}
