import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '#server/api.ts'
import { sendAccountMail } from '#server/identity/proofs/mail/index.ts'
import { newId } from '#server/platform/context/ids.ts'
import { listRoutes, type RouteEntry } from '#server/platform/http/index.ts'
import { PASSWORD } from '#tests/isolation/fillBusiness.ts'
import { openScene, type Scene } from '#tests/isolation/scene.ts'

/**
 * The rights of an unproven owner. If somebody opened an account with another person's address, they must keep nothing
 * once that person comes. Every table and every route is listed here, so that new ones are decided on too.
 */

/**
 * By table: the rows of a person and their business, `$1` for both, that would let a stranger in or act for the
 * business.
 */
const ends: Record<string, string> = {
  account: 'user_id = $1',
  account_mails: `user_id = $1 and kind in ('verify-email', 'change-email', 'reset-password')
    or recipient = (select email from "user" where id = $1) and kind in ('sign-in-code', 'sign-up-code')`,
  account_phones: 'user_id = $1',
  account_texts: 'user_id = $1',
  api_keys: 'business_id = $1 and revoked_at is null',
  backup_codes: 'user_id = $1',
  campaigns: `business_id = $1 and status in ('scheduled', 'sending', 'paused')`,
  custom_domains: 'business_id = $1',
  factors: 'user_id = $1',
  integrations: 'business_id = $1',
  mailchimp_connections: 'business_id = $1',
  mailchimp_members: 'business_id = $1',
  one_time_codes: 'user_id = $1 or recipient = (select email from "user" where id = $1)',
  pending_sign_ins: 'user_id = $1',
  recent_proofs: 'session_id in (select id from session where user_id = $1)',
  refresh_tokens: 'session_id in (select id from session where user_id = $1)',
  remembered_devices: 'user_id = $1',
  session: 'user_id = $1',
  shared_tills: 'session_id in (select id from session where user_id = $1)',
  staff_pins: 'business_id = $1',
  tenant_invitations: `business_id = $1 and status = 'pending'`,
  tenant_members: `business_id = $1 and user_id <> $1 and status = 'active'`,
  webhook_endpoints: `business_id = $1 and state <> 'deleted'`,
  verification: `starts_with(value, $1::text || ' ')`,
}

/** Reasons that the rows of other tables may stay. */
const stays = {
  'the shop itself, as it stands; its owner sees and changes it': [
    'businesses company_names tenants business_logos linked_hosts pictures loyalty_programs rewards qr_codes tags segments former_terms',
    'till_devices sms_templates email_templates triggers trigger_holdouts customer_imports customer_import_failures customer_import_pieces',
  ],
  'its guests and what they collected; a guest opens their own card and nothing of the shop': [
    'customers customer_program_progress customer_rewards customer_tags consents consent_requests withdrawals contact_preferences point_lots',
    'lot_draws transactions operations operation_answers redemptions guest_searches late_cases card_links portal_sessions phone_codes',
  ],
  'what happened, and figures of it': [
    'audit_entries platform_entries communication_logs campaign_recipients message_links events day_cohorts day_figures',
    'day_returns roll_ups stale_days visit_habits attempts text_counts suppressions',
    'webhook_sequences webhook_events webhook_deliveries',
  ],
  'what was paid and granted; a card can only pay': [
    'billing_notices credit_purchases credit_settings credit_transactions plan_grants stripe_customers stripe_events',
    'stripe_prices subscription_changes subscription_tiers credit_packs',
  ],
  'the platform’s own; a super admin’s second step and look are the operator’s': [
    'user super_admins impersonations announcements announcement_dismissals signing_keys workers message_holds backups journal_entries',
    'data_keys',
  ],
}

/** The routes that an unproven owner is refused. */
const wantProof = [
  'addCustomDomain checkCustomDomain',
  'makeApiKey',
  'makeWebhookEndpoint editWebhookEndpoint resumeWebhookEndpoint replaceWebhookSecret testWebhookEndpoint replayWebhookEvents',
  'sendWebhookAgain',
  'saveEmailConfig saveMailchimpKey chooseMailchimpAudience retryMailchimp',
  'sendTeamInvitation resendInvitation handOverTeam',
]

/** Routes beside reads that an unproven owner may call, with the reason that they gain nothing lasting. */
const may = {
  'their own account, whose ways in all end; a phone and a second step want a proven address in their verbs':
    [
      'switchBusiness changeOwnPhone proveOwnPhone removeOwnPhone proveAgain enrolFactor confirmFactor renewBackupCodes',
      'removeFactor forgetDevice forgetDevices resendVerification changeName chooseLanguage changeEmail changePassword endSession',
      'acceptInvitation setUpCompany setStaffPin shareTill',
    ],
  'the counter’s work': [
    'previewPurchase recordPurchase previewRefund refundPurchase undoOperation addCustomer claimReward cancelClaim',
    'redeemReward issueRebateCode provePhone showPinCode recordBatch settleCase contactTillDevice',
  ],
  'what the shop offers and knows': [
    'renameTag deleteTag addPicture deletePicture countSegment createSegment editSegment deleteSegment pauseProgram',
    'activateProgram archiveProgram restoreProgram createProgram editProgram createReward editReward setRewardCost',
    'archiveReward generateQrCode pauseQrCode resumeQrCode deleteQrCode uploadImport checkImport startImport editCustomer',
    'recordConsent switchCustomerPortal tagCustomer untagCustomer tagCustomers untagCustomers simulateProgram',
    'dismissAnnouncement mergeCustomers adjustBalance eraseCustomer eraseCustomers exportCustomerSelection saveProfile',
    'switchEmailTracking switchPortal switchWeeklyMail setCounterLimit setTextCountries setTextCap setMailCap switchDoubleOptIn saveLogo removeLogo',
    'saveBranding closeAccount reopenAccount finishSetup skipSetup addTillDevice endTillDevice setOfflineRedeeming',
  ],
  'messages, of which none goes to a guest before the owner is proven': [
    'createSmsTemplate editSmsTemplate activateSmsTemplate deactivateSmsTemplate createEmailTemplate editEmailTemplate',
    'activateEmailTemplate deactivateEmailTemplate dropTemplateLinks editTrigger activateTrigger deactivateTrigger seeMessage previewAnswer',
    'seeConversation finishConversation reopenConversation answerCustomer createCampaign editCampaign deleteCampaign',
    'startCampaign dropCampaignLinks reopenCampaign pauseCampaign resumeCampaign cancelCampaign retryCampaign previewSmsDraft',
    'previewEmailDraft testSmsDraft testEmailDraft sendTransactionalSms sendTransactionalEmail',
  ],
  'taking away': [
    'revokeApiKey revokeInvitation removeMember changeRole resetPin leaveTeam checkSenderDomain removeEmailKey',
    'disconnectMailchimp removeCustomDomain deleteWebhookEndpoint pauseWebhookEndpoint',
  ],
  paying: [
    'askForPlan createCheckoutSession createPortalSession changePlan keepPlan followSubscription confirmPayment',
    'saveCreditSettings buyCredits',
  ],
}

const words = (lists: string[]) => lists.flatMap((list) => list.split(' '))
const all = (reasons: Record<string, string[]>) => words(Object.values(reasons).flat())
/** Permissions that no owner has by owning a business. */
const othersWrite = ['anyone', 'portal', 'platform', 'looking', 'shared till']

let scene: Scene
let owner: string
let routes: RouteEntry[]
beforeAll(async () => {
  scene = await openScene()
  owner = scene.a.businessId
  const { services, auth } = scene.product
  routes = listRoutes(createApi(services, auth))
})
afterAll(() => scene?.close())

const held = async (table: string): Promise<number> => {
  const [row] = await scene.rows<{ count: number }>(
    `select count(*)::int as count from "${table}" where ${ends[table]}`,
    [owner],
  )
  return row!.count
}
const heldByTable = async () =>
  Object.fromEntries(await Promise.all(Object.keys(ends).map(async (table) => [table, await held(table)])))

/** Rows from before addresses had to be proven, and rows that no request of the scene creates. */
async function leaveWaysIn(): Promise<void> {
  const make = (text: string) => scene.rows(text, [owner])
  await make(`insert into refresh_tokens (session_id, generation, rotated_at)
    select id, 1, now() from session where user_id = $1`)
  await make(
    `insert into recent_proofs (session_id, proven_at) select id, now() from session where user_id = $1`,
  )
  await make(`insert into account_phones values ($1, '+12015550177', now())`)
  await make(`insert into account_texts (id, kind, recipient, user_id, created_at)
    values (gen_random_uuid(), 'phone-code', '+12015550178', $1, now())`)
  await make(`insert into factors (id, user_id, sealed_secret, last_step, confirmed_at, created_at)
    values (gen_random_uuid(), $1, 'x', 0, now(), now())`)
  await make(`insert into backup_codes values ($1, 'x')`)
  await make(`insert into pending_sign_ins (token_hash, user_id, expires_at)
    values ('x', $1, now() + interval '1 day')`)
  await make(`insert into remembered_devices values
    (gen_random_uuid(), $1, 'x', '', '', now() + interval '1 day', now())`)
  await make(`insert into one_time_codes (purpose, recipient, code_hash, user_id, expires_at, created_at)
    values ('phone', '+12015550178', 'x', $1, now() + interval '1 day', now())`)
  await make(`update "user" set email_verified = false where id = $1`)
}

/** The token of the link that the owner of the mailbox gets. */
async function mailedToken(): Promise<string> {
  const { product, a } = scene
  await a.owner.post('/api/auth/resend', undefined)
  const waiting = await scene.rows<{ id: string }>('select id from account_mails where user_id = $1', [owner])
  for (const { id } of waiting) await sendAccountMail(product.services, id)
  const mails = product.standIns.mailbox.mails(a.ownerEmail)
  return mails.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]).findLast(Boolean)!
}

describe('an unproven owner', () => {
  it('has each table decided on, and each route that writes', async () => {
    const tables = await scene.rows<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    )
    expect([...Object.keys(ends), ...all(stays)].toSorted()).toEqual(tables.map(({ name }) => name))
    const changing = routes.filter(({ method }) => method !== 'GET')
    const writing = changing.filter(({ permission }) => !othersWrite.includes(permission))
    const unmet = othersWrite.filter((one) => !changing.some(({ permission }) => permission === one))
    expect(unmet).toEqual([])
    expect([...words(wantProof), ...all(may)].toSorted()).toEqual(
      writing.map(({ operation }) => operation).toSorted(),
    )
  })

  it('is refused what lets others in or speaks for the shop, at each such route', async () => {
    await scene.rows('update "user" set email_verified = false where id = $1', [owner])
    const marked = routes.filter(({ provenOwner }) => provenOwner)
    expect(marked.map(({ operation }) => operation).toSorted()).toEqual(words(wantProof).toSorted())
    for (const { method, path, operation } of marked) {
      const answer = await scene.a.owner.send(method, path.replaceAll(/:\w+/g, newId()), {})
      const { error } = answer.body as { error?: { message: string; details?: unknown } }
      expect([operation, answer.status, error?.message]).toEqual([
        operation,
        403,
        'Confirm your email address first.',
      ])
    }
  })

  it('holds nothing once the owner of the address comes, and the shop keeps what it knows', async () => {
    await leaveWaysIn()
    const token = await mailedToken()
    // The code was requested and is not sent yet.
    await scene.product.visitor().post('/api/auth/otp', { email: scene.a.ownerEmail })
    const before = await heldByTable()
    expect(Object.keys(ends).filter((table) => before[table] === 0)).toEqual([])
    const kept = () => scene.rows('select id from customers where business_id = $1 order by id', [owner])
    const customers = await kept()
    const verified = await scene.product.visitor().post('/api/auth/verify', { type: 'signup', token })
    expect(verified.status).toBe(200)
    expect(await heldByTable()).toEqual(Object.fromEntries(Object.keys(ends).map((table) => [table, 0])))
    expect(await kept()).toEqual(customers)
    expect((await scene.member.get('/api/v1/customers')).status).toBe(403)
    const again = { email: scene.a.ownerEmail, password: PASSWORD }
    expect((await scene.product.visitor().post('/api/auth/sign-in', again)).status).toBe(400)
  })

  it('takes nothing from other shops by it', async () => {
    const [other] = await scene.rows<{ keys: number; hosts: number; team: number }>(
      `select (select count(*)::int from api_keys where business_id = $1 and revoked_at is null) as keys,
        (select count(*)::int from custom_domains where business_id = $1) as hosts,
        (select count(*)::int from session where user_id = $1) as team`,
      [scene.b.businessId],
    )
    expect(Object.values(other!).every((count) => count > 0)).toBe(true)
  })
})
