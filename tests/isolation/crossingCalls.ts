import { ANNOUNCEMENT, DOMAIN, type FilledBusiness } from './fillBusiness.ts'

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * A call of every function in the functions.sql of the rooms, as the product makes it, which meets the rows of all
 * businesses or those of `a`. The moment is a Monday, half past ten in New York.
 */
export function callsOf(a: FilledBusiness, b: FilledBusiness): Record<string, string> {
  const at = `timestamptz '2026-06-01T14:30:00Z'`
  const late = `timestamptz '2099-01-01T00:00:00Z'`
  const shopA = quoted(a.businessId)
  const shopB = quoted(b.businessId)
  const nobody = `gen_random_uuid()`
  const hash = (table: string, column: string) =>
    `(select ${column} from ${table} where business_id = ${shopA} limit 1)`
  return {
    require_super_admin: '',
    status_at: `'trial', ${at}, null, ${at}`,
    admin_overview: at,
    admin_months: `${at}, 12`,
    admin_tenants: `null, null, null, false, ${at}, 'created', true, null, null, 100`,
    super_admins_among: `array[${shopA}]::uuid[]`,
    admin_shops_of: shopA,
    admin_api_keys_of: shopA,
    admin_new_names: '100',
    admin_see_name: `${shopA}, ${nobody}, ${at}`,
    admin_text_counts: `'2000-01-01'`,
    admin_allow_texts: `${shopA}, ${at}`,
    admin_messages_of: `${shopA}, timestamptz '2000-01-01'`,
    admin_standing_of: `${shopA}, timestamptz '2000-01-01', '2026-06-01'`,
    triggers_due: at,
    api_key_by_hash: `${hash('api_keys', 'hash')}, ${at}`,
    memberships_of: shopA,
    is_workspace: shopA,
    grant_super_admin: nobody,
    list_workspaces: '',
    local_time: `${at}, 'NET'`,
    whole_number: `'soon'`,
    id_or_null: `'none'`,
    customers_by_phone: quoted(a.customer.phone),
    messages_to_recover: `${late}, ${late}`,
    shop_of_reply: `${quoted(a.customer.phone)}, 'in:1', ${at}`,
    campaigns_under_way: late,
    closed_shops: '',
    erase_proofs: shopB,
    imports_to_resume: late,
    imports_to_remove: `${late}, ${late}`,
    admin_credits: 'null, null, null, null, null, null, null, null, 100',
    admin_credit_sums: 'null, null, null, null, null',
    trials_over: late,
    business_of_stripe_customer: `'cus_none'`,
    stripe_businesses: '',
    billing_to_tell: at,
    credits_low: '',
    admin_announcements: '100',
    admin_announce: `${nobody}, 'News', 'Words', 'info', '2026-01-01', '2026-02-01', ${at}, 'key', 'hash'`,
    admin_end_announcement: `${quoted(ANNOUNCEMENT)}, ${at}`,
    announcements_in_force: at,
    dismiss_announcement: `${quoted(ANNOUNCEMENT)}, ${at}`,
    logo_by_hash: hash('shop_logos', 'hash'),
    picture_by_token: hash('pictures', 'token'),
    portal_candidates: quoted(a.customer.phone.slice(1)),
    portal_session_by_token: `${hash('portal_sessions', 'token_hash')}, ${at}`,
    card_link_by_token: hash('card_links', 'token_hash'),
    forget_guest_access: '',
    admin_tier_uses: at,
    admin_edit_tier: `${nobody}, 1, '{}'`,
    admin_edit_credit_pack: `'none', 1, 1, 1`,
    fitting_customers: `array['%a%'], false`,
    filtered_customers: 'null, null, null, null',
    find_visitors: `${shopB}, '{}', null, null, null, 10, '', array[200]`,
    find_along: `${shopB}, '{}', null, null, null, 10, 'c.created_at', 'desc', 'c.business_id = $1', ''`,
    sort_fitting: `${shopB}, '{}', null, null, null, 10, 'c.created_at', 'desc', 'c.business_id = $1', '', null`,
    find_customers: `${shopB}, array['%a%'], false, null, null, null, null, 'name', null, null, 100`,
    count_customers: `${shopB}, '{}', false, null, null, null, null, null`,
    audited_shop: `${shopA}, null`,
    record_account_act: `${nobody}, 'signed_in', ${shopA}, null, null, null, ${at}`,
    record_about_account: `${nobody}, 'sign_in_failed', ${shopA}, null, null, ${at}, '{}'`,
    record_look: `${nobody}, 'audit_looked_at', ${shopA}, null, null, ${at}`,
    end_audit_entries: '',
    forget_platform_entries: nobody,
    shop_audit: `${shopA}, null, null, null, null, null, null, 100`,
    team_ever: shopA,
    admin_audit: 'null, null, null, null, null, null, null, 100',
    domain_by_host: quoted(DOMAIN),
    take_domain: `${shopB}, (select id from custom_domains where business_id = ${shopB}), '[]', ${nobody}, null, null, ${at}, ${late}`,
    domain_taken: `${shopB}, ${quoted(DOMAIN)}`,
    due_domains: late,
    events_due: `${late}, 1000`,
    open_look: `${nobody}, ${shopA}, ${at}, ${at}`,
    look_of: `${nobody}, ${shopA}, ${at}`,
    record_screen: `${nobody}, ${nobody}, 'customers', null, null, null, ${at}`,
    end_look: nobody,
    invitation_by_token: hash('tenant_invitations', 'token_hash'),
    qr_code_by_code: quoted(a.qrCode.code),
  }
}
