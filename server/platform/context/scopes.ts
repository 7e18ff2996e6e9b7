import { Refusal } from './refusal.ts'

/**
 * The scopes that an API key may have, as keys; the room of API keys adds them: see
 * server/identity/api-keys/scopes.ts.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a room adds the scopes
export interface Scopes {}
export type Scope = keyof Scopes

/** Refuses an API key what another scope would let it do, and names that scope. */
export const lacksScope = (scope: Scope) =>
  new Refusal('forbidden', `This API key lacks the scope ${scope}`, { details: { reason: 'scope', scope } })
