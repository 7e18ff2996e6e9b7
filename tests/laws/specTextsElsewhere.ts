/** The specification's other texts: specTexts.ts has those of existing screens. */

/** Said in an answer or in the browser's console, and met there by a test. */
export const said: Record<string, string> = {
  'Customer email address is required': 'server/messaging/messages/queue/quickMessage.test.ts',
  'Not authenticated': 'server/app.test.ts',
  'Query timeout': 'web/console/session/session.test.ts',
}

/** Not said: docs/departures.md quotes each, and says why. */
export const departed = [
  'You must provide either an email or phone number and a password',
  'Auth session missing!',
  'Auth session or user missing',
  'Failed to generate unique customer ID',
  'Customer added but failed to update usage count',
  'Business context not available',
  'Failed to create session',
  'Failed to establish session',
  'Opened N time(s)',
  'coming soon',
  'Credit Logs - Coming Soon',
]

/**
 * By the work that brings their screens, and by screen: they count as soon as the address or the text exists.
 */
export const toCome: Record<'messaging' | 'billing', Record<string, readonly string[]>> = {
  messaging: {},
  billing: {},
}
