/**
 * The columns of each table of businesses that a whole export has, in their order; the first one orders the rows. Every
 * column and every table is decided about, here or below: a new one is not exported by mistake, nor forgotten.
 */
export const exported: Record<string, string> = {
  loyalty_programs: 'id name type status config version created_at archived_at',
  former_terms: 'id program_id name status config archived_at until',
  rewards: 'id program_id name description type points_price stock valid_days active cost version created_at',
  qr_codes: 'id code location_name custom_url scan_count signup_count active created_at',
  customers:
    'id unique_customer_id first_name last_name email phone birthday notes total_points lifetime_points_earned total_visits last_visit_at total_spent opted_in_sms opted_in_email portal_enabled phone_proven_at last_login_at merged_into erased_at qr_code_id created_at',
  tags: 'id name created_at',
  customer_tags: 'customer_id tag_id created_at',
  consents: 'id customer_id channel given source wording recorded_by ip_address created_at',
  consent_requests: 'id customer_id email source wording ip_address confirmed_at created_at',
  contact_preferences: 'customer_id left_topics paused_until language changed_at',
  operations:
    'id kind customer_id source amount discount_amount currency counts_as_visit visits staff_user_id staff_name device location_id note reverses_id refunds_id happened_at created_at',
  transactions:
    'id operation_id customer_id program_id kind points stamps card_id card_expires_at carried visits earned rewards reverses_id customer_reward_id cause created_at',
  late_cases:
    'id kind reason status customer_id phone amount stamps confirms_repeat_visit customer_reward_id reward_id reward_name points note device staff_user_id staff_name sender_name happened_at created_at settled_at settled_by operation_id',
  point_lots: 'id customer_id program_id granted remaining expires_at created_at',
  lot_draws: 'id transaction_id lot_id points',
  customer_program_progress:
    'id customer_id program_id points_balance total_earned points_carried stamps_current card_id card_places card_expires_at rewards_earned enrolled_at last_activity_at',
  customer_rewards:
    'id customer_id reward_id program_id type status name description terms operation_id paid_by earned_at expires_at redeemed_at',
  redemptions: 'id customer_reward_id operation_id staff_user_id reversed_at reversed_by created_at',
  segments: 'id name rule version created_at',
  sms_templates: 'id name trigger_type message_template translations active config version created_at',
  email_templates:
    'id name subject body blocks translations links_to trigger_type active config version created_at',
  triggers:
    'kind switched_on_at sms_template_id email_template_id delay_minutes holdout_percent settings version created_at',
  trigger_holdouts: 'customer_id kind created_at',
  campaigns:
    'id name type status status_reason recipient_count audience template_id texts offer holdout_percent throttle_per_minute scheduled_for not_after started_at going_since sent_at review review_asked_at version created_at',
  campaign_recipients: 'campaign_id customer_id state reason variant message_id customer_reward_id',
  communication_logs:
    'id customer_id type direction read_at done_at keyword staff_name purpose recipient recipient_name campaign_id template_id template_name subject content state status failure segments credits_taken trigger_kind opened_at open_count machine_open_count sent_at created_at',
  message_links: 'message_id url clicked_at click_count machine_click_count',
  linked_hosts: 'host review subject body reason asked_at settled_at',
  pictures: 'id name media_type width height size deleted_at created_at',
  customer_imports:
    'id file_name status mapping found add_known_emails attests_sms attests_email processed_rows total_rows imported_rows invalid_rows duplicate_rows failed_rows member_id member_name created_at moved_at finished_at',
  customer_import_failures:
    'import_id row_number kind first_name last_name email phone birthday others error',
  tenant_invitations: 'id email role status created_at expires_at',
  till_devices:
    'id name made_by created_at last_contact_at last_contact_by last_contact_name ended_at told_at',
  api_keys: 'id name scopes created_at made_by ends_on last_used_at revoked_at',
  custom_domains: 'id host proven_at off_at created_at',
  integrations: 'id provider active created_at',
  mailchimp_connections: 'list_id list_name created_at',
  webhook_endpoints: 'id url description types state state_since failing_since created_at made_by',
  company_names: 'id name previous_name created_at',
  plan_grants: 'id kind tier_id starts_at ends_at reason taken_back_at taken_back_reason created_at',
  subscription_changes:
    'number cause tier_id status monthly_price trial_ends_at granted_tier_id granted_until created_at',
  credit_transactions: 'id kind credits communication_log_id reason created_at',
  credit_purchases: 'id credits taken_back amount currency is_automatic created_at',
  credit_settings:
    'low_below low_told_at top_up_pack top_up_credits top_up_amount top_up_below top_up_most top_up_failed_at top_up_failure',
}

/** The columns of these tables that an export leaves out: secrets, their hashes, and the product's own bookkeeping. */
export const leftOut: Record<string, string> = {
  loyalty_programs: 'idempotency_key input_hash',
  rewards: 'idempotency_key input_hash',
  qr_codes: 'idempotency_key input_hash',
  segments: 'idempotency_key input_hash',
  sms_templates: 'idempotency_key input_hash',
  email_templates: 'idempotency_key input_hash',
  campaigns: 'idempotency_key input_hash',
  customers:
    'birth_day auth_phone auth_pin links_ended_at search_text sort_name added_with_key added_with_hash version',
  tags: 'folded_name',
  operations: 'idempotency_key input_hash',
  late_cases: 'idempotency_key input_hash code',
  // Whoever has a code can redeem it.
  customer_rewards: 'redemption_code',
  trigger_holdouts: 'dedupe_key',
  // `outgoing` has the links and codes that the customer got.
  communication_logs:
    'dedupe_key outgoing provider provider_id allowance_taken allowance_month attempt claimed_by due_at capped turned_away metadata has_pixel',
  message_links: 'link',
  pictures: 'token hash content',
  customer_imports: 'header dates numbers check_id',
  tenant_invitations: 'tenant_id token_hash',
  till_devices: 'session_id',
  api_keys: 'hash ending idempotency_key',
  custom_domains: 'token checks checked_at next_check_at failures',
  integrations:
    'email_config key_end report_key generation refused_at refusal domain_checks domain_checked_at',
  mailchimp_connections:
    'api_key key_end webhook_id webhook_hash generation refused_at refusal trouble failures next_try_at backfill_total read_to read_total checked_at',
  webhook_endpoints: 'secret former_secrets idempotency_key',
  company_names: 'seen_at seen_by',
  plan_grants: 'granted_by taken_back_by',
  credit_transactions: 'recorded_by idempotency_key input_hash',
  credit_settings: 'version',
}

/** The tables of businesses of which a whole export has no rows, each with its reason. */
export const notExported: Record<string, string> = {
  audit_entries: 'audit.csv has them, in words',
  business_logos: 'logos/ has them',
  withdrawals: 'hashes of addresses and phones, which nobody can read',
  portal_sessions: 'sign-ins of customers',
  card_links: 'links that sign customers in',
  staff_pins: 'PINs',
  events: 'what happened, on its way to those who hear of it',
  operation_answers: 'answers that are given again to a repeated request',
  visit_habits: 'worked out from the visits',
  roll_ups: 'worked out from the ledger',
  stale_days: 'worked out from the ledger',
  day_figures: 'worked out from the ledger',
  day_cohorts: 'worked out from the ledger',
  day_returns: 'worked out from the ledger',
  guest_searches: 'a guard against browsing at shared tills',
  mailchimp_members: 'the state of the copy at Mailchimp',
  webhook_sequences: 'numbers that receivers of events compare',
  webhook_events:
    'what receivers were told of the last 30 days, by ids; the rows that they are about are there',
  webhook_deliveries: 'what was sent in the last 30 days, and answers of others',
  customer_import_pieces: 'a file that was uploaded and is being read',
  stripe_customers: 'the account at Stripe',
  stripe_events: 'what Stripe has told, for a month',
  billing_notices: 'which reminders went out',
}

/** Tables that name a business beside its own tables, with what an export has of them instead of rows. */
export const besides: Record<string, string> = {
  tenants: 'business.json has the same name, and the team has the owner',
  tenant_members: 'business.json has the team',
  account_mails: 'mails about accounts on their way, with links that sign somebody in',
  impersonations: 'audit.csv has them, in words',
  shared_tills: 'sign-ins of tills',
}

/** The columns of a business's own row that business.json has. */
export const ofBusiness = [
  'id',
  'company_name',
  'email',
  'contact_email',
  'contact_phone',
  'address',
  'privacy_notice',
  'time_zone',
  'currency',
  'default_country',
  'language',
  'brand_color',
  'hides_platform',
  'mail_sender_name',
  'sms_opt_in_wording',
  'email_opt_in_wording',
  'visit_window_minutes',
  'counter_most_amount',
  'offline_most_value',
  'texts_from_hour',
  'texts_until_hour',
  'text_countries',
  'marketing_texts_a_week',
  'marketing_mails_a_week',
  'double_opt_in',
  'weekly_mail_enabled',
  'email_tracking_enabled',
  'portal_enabled',
  'subscription_status',
  'subscription_period_end',
  'trial_ends_at',
  'credits_remaining',
  'usage_customers',
  'standing',
  'closing_at',
  'suspended_at',
  'suspended_reason',
  'created_at',
] as const
