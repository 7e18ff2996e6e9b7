/** Links that let in whoever holds them: what comes after is a secret. */
const secretAfter = /^(\/(?:card|unsubscribe|o|accept-invitation)\/).+/

/** A path as the log may show it. Paths come without their query, which may hold secrets of its own. */
export const loggedPath = (path: string): string => path.replace(/\?.*$/s, '').replace(secretAfter, '$1…')
