import { AsyncLocalStorage } from 'node:async_hooks'

/** The person according to a provider, which may be lying. */
export type ProviderClaim = { subject: string; email: string }

const listeners = new AsyncLocalStorage<{ claim?: ProviderClaim }>()

/**
 * Returns the result of `work`, and the person whom a provider named meanwhile: better-auth reports a failure, but not
 * for whom.
 */
export async function hearClaim<T>(
  work: () => Promise<T>,
): Promise<{ result: T; claim: ProviderClaim | undefined }> {
  const heard: { claim?: ProviderClaim } = {}
  return { result: await listeners.run(heard, work), claim: heard.claim }
}

/** Notes the profile that a provider gave, once its signature is checked. */
export function noteClaim({ sub, email }: Record<string, unknown>): void {
  const listener = listeners.getStore()
  if (listener) listener.claim = { subject: String(sub), email: String(email ?? '') }
}
