/** The specification's other texts. specTexts.ts has those of existing screens. */

/** Texts in an answer or in the browser's console, with the test that finds them there. */
export const said: Record<string, string> = {
  'Customer email address is required': 'server/messaging/messages/queue/quickMessage.test.ts',
  'Not authenticated': 'server/app.test.ts',
  'Query timeout': 'web/console/session/session.test.ts',
}

/** Texts that the product does not use. docs/departures.md quotes each, with the reason. */
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
