/**
 * The scopes that an API key may have, as keys; the room of API keys adds them: see
 * server/identity/api-keys/scopes.ts.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a room adds the scopes
export interface Scopes {}
export type Scope = keyof Scopes
