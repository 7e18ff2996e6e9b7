/** Paths of links that sign in their holder, and of codes that are worth something: the part after them is a secret. */
const secretAfter =
  /^(\/(?:card|l|unsubscribe|preferences|webhooks\/mailchimp\/[^/]+|o|accept-invitation|api\/v1\/codes)\/).+/s

/** A path as the log may show it. Paths come without their query, which may hold secrets of its own. */
export const loggedPath = (path: string): string => path.replace(/\?.*$/s, '').replace(secretAfter, '$1…')
