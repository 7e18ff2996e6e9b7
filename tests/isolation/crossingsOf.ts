import { quoted } from './crossingCalls.ts'
import { ANNOUNCEMENT, DOMAIN } from './fillBusiness.ts'
import type { Scene } from './scene.ts'

type Crossing = { gives: string; finds?: string[]; refuses?: string[] }

/**
 * Every function that crosses businesses. `gives` are its columns, no more than its caller needs. `finds` and `refuses`
 * are calls by the other business, which knows neither the token nor the code nor the phone: they must find nothing or
 * be refused.
 */
export const crossingsOf = ({ a, b }: Scene): Record<string, Crossing> => ({
  memberships_of: {
    gives: 'business_id tenant_id company_name role standing is_super_admin',
    finds: ['null', quoted(crypto.randomUUID())],
  },
  is_business: { gives: '' },
  invitation_by_token: {
    gives: 'business_id id',
    finds: [`'%'`, `''`, 'null', quoted(a.invitationIds.resent)],
  },
  grant_super_admin: { gives: '', refuses: [quoted(b.businessId)] },
  // For the platform's mails to super admins: their ids only.
  super_admins_to_mail: { gives: 'id' },
  // For the daily jobs: every business, with its time zone only.
  list_businesses: { gives: 'business_id time_zone' },
  // For the hourly jobs: only the businesses whose hour it is, and why; or the reason that this cannot be told.
  triggers_due: { gives: 'business_id kind fault' },
  // For the job of every minute: only which campaigns are to be sent.
  campaigns_under_way: { gives: 'business_id id status' },
  find_customers: {
    gives: 'customer_id sort_value',
    finds: [
      `${quoted(b.businessId)}, array['%${a.marker}%'], false, null, null, null, null, 'name', null, null, 100`,
      `${quoted(b.businessId)}, array['${a.marker}'], true, null, null, null, null, 'newest', null, null, 100`,
      `${quoted(b.businessId)}, array['%${a.customer.phone.slice(1)}%'], false, null, null, null, null, 'points', null, null, 100`,
    ],
    refuses: [
      `${quoted(a.businessId)}, array['%'], false, null, null, null, null, 'name', null, null, 100`,
      `null, array['%'], false, null, null, null, null, 'name', null, null, 100`,
    ],
  },
  count_customers: {
    gives: '',
    refuses: [
      `${quoted(a.businessId)}, '{}', false, null, null, null, null, null`,
      `null, '{}', false, null, null, null, null, null`,
    ],
  },
  customers_by_phone: {
    gives: 'business_id customer_id company_name',
    finds: [`'%'`, `''`, `'+'`, 'null', quoted(`${a.customer.phone.slice(0, -1)}%`)],
  },
  shop_of_reply: {
    gives: 'business_id customer_id',
    finds: [
      `'%', 'in:1', now()`,
      `null, null, null`,
      `${quoted(a.customer.phone.slice(0, -1))}, 'in:1', now()`,
    ],
  },
  imports_to_remove: { gives: 'business_id id' },
  imports_to_resume: { gives: 'business_id id' },
  // For the hourly job: only which businesses have a trial that is over.
  trials_over: { gives: 'business_id' },
  business_of_stripe_customer: {
    gives: 'business_id',
    finds: [`'%'`, `''`, 'null'],
  },
  // For the nightly reconciliation, the hourly reminders and the watch over credits: only whose turn it is.
  stripe_businesses: { gives: 'business_id' },
  billing_to_tell: { gives: 'business_id' },
  credits_low: { gives: 'business_id' },
  // For the relay: the events to hand on, without data about their subjects.
  events_due: { gives: 'business_id subject_id id type' },
  // For Prometheus: figures of all businesses together.
  events_waiting: { gives: 'waiting failing oldest' },
  messages_waiting: { gives: 'waiting oldest' },
  mailchimp_waiting: { gives: 'waiting oldest' },
  webhooks_waiting: { gives: 'waiting failing oldest' },
  // For the sending of webhooks: whose turn it is, without addresses and bodies.
  webhooks_due: { gives: 'business_id endpoint_id id' },
  // For the login of backups alone.
  record_backup: { gives: '', refuses: ['now()'] },
  messages_to_recover: { gives: 'business_id id' },
  portal_candidates: {
    gives: 'business_id customer_id company_name phone auth_pin phone_proven portal_enabled',
    finds: [`'%'`, `''`, 'null', quoted(a.customer.phone)],
  },
  portal_session_by_token: {
    gives: 'business_id customer_id session_id standing',
    finds: [`'%', now()`, `'', now()`, 'null, now()'],
  },
  card_link_by_token: { gives: 'business_id id', finds: [`'%'`, `''`, 'null'] },
  // Removes expired rows, and returns nothing.
  forget_customer_access: { gives: '' },
  // For super admins. All other callers are refused, whether they act for a business or for themselves.
  admin_overview: { gives: 'total active trial asking monthly_revenue', refuses: ['now()'] },
  admin_months: {
    gives: 'month known_since mrr sign_ups lost paying paying_lost begun paid running',
    refuses: ['now(), 12'],
  },
  admin_tenants: {
    gives:
      'business_id company_name email time_zone tier_id subscription_status trial_ends_at subscription_period_end cancels_at plan_texts_since asked_tier_id asked_at grants credits_remaining usage_customers usage_sms_monthly stripe_price_id suspended_at suspended_reason created_at sort_key',
    refuses: [
      `null, null, null, false, now(), 'created', true, null, null, 100`,
      `null, ${quoted(a.marker)}, null, false, now(), 'company', false, null, null, 1`,
      `${quoted(a.businessId)}, null, null, true, now(), 'tier', true, null, null, 1`,
    ],
  },
  admin_tier_uses: { gives: 'tier_id tenants', refuses: ['now()'] },
  admin_edit_tier: {
    gives: '',
    refuses: [`(select id from subscription_tiers limit 1), 1, '{"price_monthly": 0}'`],
  },
  admin_edit_credit_pack: { gives: '', refuses: [`'small', 1, 1000, 1`] },
  admin_credits: {
    gives: 'business_id id company_name email kind credits reason recorded_by created_at',
    refuses: [
      'null, null, null, null, null, null, null, null, 100',
      `null, ${quoted(a.businessId)}, null, null, null, null, null, null, 100`,
      `null, ${quoted(b.businessId)}, null, null, null, null, null, null, 100`,
    ],
  },
  admin_credit_sums: {
    gives: 'kind movements credits',
    refuses: ['null, null, null, null, null', `${quoted(b.businessId)}, null, null, null, null`],
  },
  admin_messages_of: {
    gives: 'channel state reason messages',
    refuses: [`${quoted(a.businessId)}, now()`, `${quoted(b.businessId)}, now()`],
  },
  admin_standing_of: {
    gives:
      'complaints unsubscribes bounces stops texts_today key_refused_at key_refusal payment past_due_since plan_texts_since',
    refuses: [`${quoted(a.businessId)}, now(), ''`, `${quoted(b.businessId)}, now(), ''`],
  },
  admin_announcements: {
    gives: 'id title message tone starts_on ends_on ended_at written_by created_at dismissals',
    refuses: ['100'],
  },
  admin_announce: {
    gives: 'id input_hash',
    refuses: [
      `gen_random_uuid(), 'Pay us', 'Here', 'warning', '2020-01-01', '2099-01-01', now(), 'key', 'hash'`,
    ],
  },
  admin_end_announcement: { gives: 'title', refuses: [`${quoted(ANNOUNCEMENT)}, now()`] },
  // Announcements to every person. A business is no person.
  announcements_in_force: { gives: 'id title message tone', finds: ['now()'] },
  dismiss_announcement: { gives: 'id title message tone', finds: [`${quoted(ANNOUNCEMENT)}, now()`] },
  admin_new_names: {
    gives: 'business_id id name previous_name email created_at total',
    refuses: ['100'],
  },
  admin_see_name: {
    gives: '',
    refuses: [
      `${quoted(a.businessId)}, gen_random_uuid(), now()`,
      `${quoted(b.businessId)}, gen_random_uuid(), now()`,
    ],
  },
  admin_text_counts: { gives: 'day scope sent reached_at company_name', refuses: [`'2000-01-01'`] },
  admin_mailings_to_review: {
    gives: 'business_id company_name email id name texts since',
    refuses: [''],
  },
  admin_links_to_review: {
    gives: 'business_id company_name email host subject body since',
    refuses: [''],
  },
  admin_mail_stopped: {
    gives: 'business_id company_name email since to_strangers_alone',
    refuses: [''],
  },
  super_admins_among: { gives: 'id', refuses: [`array[${quoted(a.businessId)}]::uuid[]`] },
  admin_shops_of: {
    gives: 'business_id company_name role standing',
    refuses: [quoted(a.businessId), quoted(b.businessId)],
  },
  admin_api_keys_of: {
    gives: 'business_id company_name id name',
    refuses: [quoted(a.businessId), quoted(b.businessId)],
  },
  admin_audit: {
    gives: 'id business_id action actor user_id about_user_id details address device created_at company_name',
    refuses: [
      'null, null, null, null, null, null, null, 100',
      `${quoted(a.businessId)}, null, null, null, null, null, null, 100`,
      `${quoted(b.businessId)}, null, null, null, null, null, null, 100`,
    ],
  },
  record_viewing: {
    gives: '',
    refuses: [`gen_random_uuid(), 'audit_looked_at', ${quoted(a.businessId)}, null, null, now()`],
  },
  // Only for a super admin's session.
  impersonation_of: {
    gives: 'business_id tenant_id company_name standing ends_at',
    finds: ['null, null, now()', `gen_random_uuid(), ${quoted(b.businessId)}, now()`],
  },
  start_impersonation: {
    gives: '',
    refuses: [`gen_random_uuid(), ${quoted(a.businessId)}, now(), now()`],
  },
  record_screen: {
    gives: '',
    refuses: [`gen_random_uuid(), gen_random_uuid(), 'customers', null, null, null, now()`],
  },
  end_impersonation: { gives: '', refuses: ['gen_random_uuid()'] },
  // A person's actions on their account are recorded in their own business, whichever business is named.
  audited_business: { gives: '' },
  record_account_act: { gives: '' },
  record_about_account: { gives: '' },
  record_sign_in: { gives: '' },
  // Deletes entries that are two years old, and returns nothing.
  end_audit_entries: { gives: '' },
  forget_platform_entries: { gives: '', refuses: [quoted(a.businessId)] },
  end_platform_entries: { gives: '', refuses: [quoted(a.businessId)] },
  // For the owner of the database alone, who finishes a restore.
  hold_after_restore: { gives: '', refuses: ['now()'] },
  messages_may_have_gone: { gives: '', refuses: ['now()'] },
  campaigns_may_have_gone: { gives: '', refuses: ['now()'] },
  // For the daily job: only which businesses are to be erased.
  closed_businesses: { gives: 'business_id' },
  ...Object.fromEntries(
    ['proofs', 'consents', 'audit', 'company_names', 'plan_grants', 'credit_reasons', 'operation_notes'].map(
      (what) => [
        `erase_${what}`,
        { gives: '', refuses: [quoted(a.businessId), quoted(b.businessId), 'null'] },
      ],
    ),
  ),
  record_system_act: {
    gives: '',
    refuses: [quoted(a.businessId), 'null'].map(
      (business) => `gen_random_uuid(), 'domain_proven', ${business}, null, null, now(), '{}'`,
    ),
  },
  picture_by_token: { gives: 'media_type content', finds: [`'%'`, `''`, 'null'] },
  logo_by_hash: { gives: 'media_type content', finds: [`'%'`, `''`, 'null'] },
  ...Object.fromEntries(
    ['api_key_by_hash', 'scoped_api_key_by_hash'].map((name) => [
      name,
      {
        gives: `business_id id name ${name === 'api_key_by_hash' ? '' : 'scopes '}last_used_at has_ended standing`,
        finds: [`'%'`, `''`, 'null', quoted(a.apiKeys.used.secret)].map((sought) => `${sought}, now()`),
      },
    ]),
  ),
  // A name that was added but not proven belongs to no business.
  domain_by_host: {
    gives: 'business_id',
    finds: [`'%'`, `''`, 'null', quoted(DOMAIN)],
  },
  domain_taken: { gives: '' },
  // For the hourly job.
  due_domains: { gives: 'business_id' },
  take_domain: {
    gives: '',
    refuses: [`${quoted(a.businessId)}, gen_random_uuid()`, 'null, null'].map(
      (domain) => `${domain}, '{}', gen_random_uuid(), null, null, now(), now()`,
    ),
  },
  qr_code_by_code: {
    gives: 'business_id id active shop_open custom_url',
    finds: [`'%'`, `''`, 'null', quoted(a.qrCode.id)],
  },
})
