import { AsyncLocalStorage } from 'node:async_hooks'

/** Who somebody is in the word of a provider, which may be lying. */
export type ProviderClaim = { subject: string; email: string }

const listeners = new AsyncLocalStorage<{ claim?: ProviderClaim }>()

/** What `work` gives, and whom a provider named while better-auth did it, which tells of a failure and not of whom. */
export async function hearClaim<T>(
  work: () => Promise<T>,
): Promise<{ result: T; claim: ProviderClaim | undefined }> {
  const heard: { claim?: ProviderClaim } = {}
  return { result: await listeners.run(heard, work), claim: heard.claim }
}

/** Called with the profile that a provider gave, once it is surely from there. */
export function noteClaim({ sub, email }: Record<string, unknown>): void {
  const listener = listeners.getStore()
  if (listener) listener.claim = { subject: String(sub), email: String(email ?? '') }
}
