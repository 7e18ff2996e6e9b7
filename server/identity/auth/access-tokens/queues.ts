import { defineQueue } from '#server/platform/jobs/index.ts'

/** Makes a new key for access tokens when the current one is old, and removes keys that signed no valid token. */
export const rotateSigningKeysQueue = defineQueue('rotate-signing-keys', {
  retryLimit: 3,
  retryBackoff: true,
})
