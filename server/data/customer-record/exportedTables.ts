/** The tables that the download of a person reads, for what the business holds about them. */
export const exportedTables = [
  'customers',
  'customer_tags',
  'consents',
  'consent_requests',
  'contact_preferences',
  'customer_program_progress',
  'point_lots',
  'operations',
  'transactions',
  'late_cases',
  'customer_rewards',
  'redemptions',
  'communication_logs',
  'message_links',
  'campaign_recipients',
  'trigger_holdouts',
  'portal_sessions',
]

/** Tables with rows about customers that it leaves out, each with its reason. */
export const notExportedTables: Record<string, string> = {
  audit_entries: 'what the staff did, with their names',
  card_links: 'links that sign in, for some minutes',
  events: 'what happened, on its way to those who hear of it; the rows that it is about are there',
  lot_draws: 'which points a ledger entry took first; the ledger and the lots have the sums',
  mailchimp_members: 'the state of the copy at Mailchimp, which holds nothing that is not in the customer',
  operation_answers: 'answers that are given again to a repeated request',
  visit_habits: 'worked out from the operations',
  webhook_deliveries: 'which of the business’s programs was told, and what it answered',
  webhook_events: 'what programs of the business were told, by ids',
  webhook_sequences: 'a number that those programs compare',
}
