/**
 * The rooms that read tables of other rooms, each with its reason: mostly that their speed was measured with both
 * tables in one statement. Every other room asks the owner of a table, by a query or a part of a statement that the
 * owner exports.
 */
export const readers: Record<string, { because: string; tables: string }> = {
  'loyalty/ledger': {
    because: 'A purchase at the till reads the customer, the business and its programs in two statements.',
    tables: 'businesses customers loyalty_programs rewards',
  },
  'loyalty/counter': {
    because: 'The till finds, shows and takes back in one statement each.',
    tables:
      'customer_program_progress customer_rewards customers lot_draws operations redemptions transactions',
  },
  'loyalty/customers': {
    because: 'The list of customers is filtered by programs and rewards, and sorted by visits.',
    tables: 'customer_program_progress customer_rewards loyalty_programs operations',
  },
  'loyalty/programs': {
    because: 'The list of programs adds up what customers hold in each.',
    tables: 'customer_program_progress customer_rewards customers transactions',
  },
  'messaging/segments': {
    because: 'A rule is one condition over all that is known of a customer.',
    tables:
      'communication_logs customer_program_progress customer_rewards customer_tags customers message_links operations',
  },
  'messaging/triggers': {
    because: 'A round finds in one statement for whom it is time, of all customers.',
    tables:
      'communication_logs customer_program_progress customer_rewards customers email_templates operations point_lots sms_templates',
  },
  'messaging/messages': {
    because: 'Whom a message reaches is one query of all customers, and replies are found across businesses.',
    tables: 'customers',
  },
  'messaging/conversations': {
    because: 'The list of conversations is made of the messages and their customers.',
    tables: 'communication_logs customers',
  },
  'messaging/campaigns': {
    because: 'Receivers, progress and results are counted over all messages of a campaign.',
    tables: 'communication_logs consents contact_preferences customer_rewards customers message_links',
  },
  'messaging/attribution': {
    because: 'Visits after a message are counted over all its receivers.',
    tables: 'customers operations',
  },
  'identity/sessions': {
    because: 'Who is signed in is asked at every request, in one statement.',
    tables: 'account factors session user',
  },
  'identity/team': {
    because: 'The team is sorted by the names of its accounts, and invitations show the fate of their mails.',
    tables: 'communication_logs user',
  },
  'identity/customer-access': {
    because: 'Whoever signs in to the portal names no business: functions look in all.',
    tables: 'customers',
  },
  'data/customer-record': {
    because: 'The record and the download of a person join all that is kept of them.',
    tables:
      'businesses campaign_recipients communication_logs consent_requests customer_program_progress customer_rewards loyalty_programs message_links operations point_lots portal_sessions redemptions transactions trigger_holdouts',
  },
  'data/analytics': {
    because: 'Figures add up what a business did.',
    tables:
      'communication_logs customer_program_progress customer_rewards customers lot_draws loyalty_programs operations point_lots qr_codes redemptions rewards transactions',
  },
  'data/roll-ups': {
    because: 'A day is added up from its rows, by the same query whether it is kept or read.',
    tables: 'customer_rewards customers events loyalty_programs operations redemptions transactions',
  },
  'data/exports': {
    because: 'A file is read page by page, with the names that its rows refer to.',
    tables:
      'businesses campaigns communication_logs customer_program_progress customer_rewards customer_tags customers loyalty_programs operations redemptions rewards tags transactions',
  },
  'data/simulation': {
    because: 'A year of operations is read for the replay.',
    tables:
      'customer_program_progress customer_rewards customers loyalty_programs operation_answers operations redemptions rewards transactions',
  },
  'data/usage': {
    because: 'Counters are compared with what they count at one moment, in one statement.',
    tables: 'businesses communication_logs credit_transactions customers',
  },
  'data/closing': {
    because: 'The daily round asks in one statement of which erased businesses proofs are left.',
    tables: 'audit_entries consents',
  },
  'integrations/mailchimp': {
    because: 'Who is due is found over all customers.',
    tables: 'consents contact_preferences customer_program_progress customers loyalty_programs',
  },
  'portal/card': {
    because: 'The card is read in one statement for each of its parts.',
    tables: 'businesses customer_rewards customers loyalty_programs transactions',
  },
  admin: {
    because: 'Super admins see all businesses, by functions that check who asks.',
    tables:
      'api_keys campaigns communication_logs company_names consents credit_transactions integrations linked_hosts plan_grants stripe_customers subscription_changes subscription_tiers text_counts',
  },
}
