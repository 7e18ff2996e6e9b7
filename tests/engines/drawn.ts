import { globSync } from 'node:fs'
import { chance } from './proof.ts'

/**
 * Files of which `npm test` runs half, so that a run ends in time; `npm run prove` runs them all. The tests of crashes,
 * outages, isolation and the ledger always run.
 */
const drawnByHalf: string[][] = [
  // All journeys but the day at the till, with a connection and without.
  globSync('tests/journeys/*.journey.ts').filter(
    (file) => !/\/(counter|firstDay|keptPurchases)\.journey/.test(file),
  ),
  // Files that take five seconds and more: days that pass, guesses, providers that fail, hundreds of rows.
  [
    'server/admin/admin.test.ts',
    'server/admin/figures.test.ts',
    'server/admin/plans/editPack.test.ts',
    'server/admin/review/newNames.test.ts',
    'server/admin/tenants/grants.test.ts',
    'server/admin/tenants/impersonate.test.ts',
    'server/admin/tenants/impersonatedRoutes.test.ts',
    'server/admin/tenants/suspendTenant.test.ts',
    'server/admin/tenants/texts.test.ts',
    'server/admin/tenants/whileSuspended.test.ts',
    'server/admin/users/suspended.test.ts',
    'server/admin/users/users.test.ts',
    'server/app.test.ts',
    'server/billing/credits/credits.test.ts',
    'server/billing/credits/trialCredits.test.ts',
    'server/billing/stripe/events.test.ts',
    'server/billing/stripe/gone.test.ts',
    'server/billing/stripe/keys.test.ts',
    'server/billing/stripe/moveReceipts.test.ts',
    'server/billing/subscription/firstPlan.test.ts',
    'server/billing/subscription/manyCheckouts.test.ts',
    'server/billing/subscription/plans.test.ts',
    'server/businesses/audit/accounts.test.ts',
    'server/businesses/audit/audit.test.ts',
    'server/businesses/audit/business.test.ts',
    'server/businesses/business/guessPlace.test.ts',
    'server/businesses/business/timeZones.test.ts',
    'server/businesses/subscriptions/history.test.ts',
    'server/console/drafts/drafts.test.ts',
    'server/console/settings/domain/branding.test.ts',
    'server/console/settings/domain/domains.test.ts',
    'server/console/settings/domain/ownHosts.test.ts',
    'server/console/settings/sender/mailWithKey.test.ts',
    'server/console/settings/settings.test.ts',
    'server/console/setup/finishSetup.test.ts',
    'server/data/analytics/analytics.test.ts',
    'server/data/analytics/customers.test.ts',
    'server/data/analytics/dashboard.test.ts',
    'server/data/closing/afterThirtyDays.test.ts',
    'server/data/closing/closing.test.ts',
    'server/data/customer-record/afterMerge.test.ts',
    'server/data/customer-record/merge.test.ts',
    'server/data/customer-record/record.test.ts',
    'server/data/exports/exports.test.ts',
    'server/data/imports/bounds.test.ts',
    'server/data/imports/consents.test.ts',
    'server/data/imports/files.test.ts',
    'server/data/imports/history.test.ts',
    'server/data/imports/rows.test.ts',
    'server/data/imports/runs.test.ts',
    'server/data/roll-ups/rollUps.test.ts',
    'server/data/weekly-mail/weeklyMail.test.ts',
    'server/identity/accounts/account.test.ts',
    'server/identity/accounts/address.test.ts',
    'server/identity/accounts/claims/claims.test.ts',
    'server/identity/accounts/one-time-codes/mailedCode.test.ts',
    'server/identity/accounts/one-time-codes/textedCode.test.ts',
    'server/identity/accounts/recover.test.ts',
    'server/identity/api-keys/apiKeys.test.ts',
    'server/identity/api-keys/makers.test.ts',
    'server/identity/auth/devices/knownDevices.test.ts',
    'server/identity/customer-access/codes/phoneCode.test.ts',
    'server/identity/customer-access/knownCustomers.test.ts',
    'server/identity/customer-access/pins/pinCode.test.ts',
    'server/identity/customer-access/signInToPortal.test.ts',
    'server/identity/sign-in/captcha.test.ts',
    'server/identity/sign-in/google.test.ts',
    'server/identity/sign-in/googleAccount.test.ts',
    'server/identity/sign-in/signIn.test.ts',
    'server/identity/sign-in/sso.test.ts',
    'server/identity/sign-in/token.test.ts',
    'server/identity/team/invitations.test.ts',
    'server/identity/team/joinTeam.test.ts',
    'server/identity/team/members.test.ts',
    'server/identity/team/shared-till/pins.test.ts',
    'server/identity/team/shared-till/sharedTill.test.ts',
    'server/identity/till-devices/tillDevices.test.ts',
    'server/identity/two-factor/ownFactor.test.ts',
    'server/identity/two-factor/proveAgain.test.ts',
    'server/identity/two-factor/rememberedDevice.test.ts',
    'server/identity/two-factor/twoFactor.test.ts',
    'server/integrations/mailchimp/forgetting.test.ts',
    'server/integrations/mailchimp/sync.test.ts',
    'server/integrations/webhooks/sending/fairness.test.ts',
    'server/loyalty/counter/amounts.test.ts',
    'server/loyalty/counter/find/customerSearches.test.ts',
    'server/loyalty/counter/late/cases.test.ts',
    'server/loyalty/counter/late/handingIn.test.ts',
    'server/loyalty/counter/late/newGuests.test.ts',
    'server/loyalty/customers/adding/manyCustomers.test.ts',
    'server/loyalty/customers/list/selectByContact.test.ts',
    'server/loyalty/customers/tags/tags.test.ts',
    'server/messaging/campaigns/results/results.test.ts',
    'server/messaging/campaigns/send/receivers.test.ts',
    'server/messaging/campaigns/send/rounds.test.ts',
    'server/messaging/campaigns/send/sending.test.ts',
    'server/messaging/campaigns/settle/retry.test.ts',
    'server/messaging/campaigns/start/review.test.ts',
    'server/messaging/conversations/conversations.test.ts',
    'server/messaging/messages/inbound/replies.test.ts',
    'server/messaging/messages/jobs.test.ts',
    'server/messaging/messages/limits/dayLimits.test.ts',
    'server/messaging/messages/limits/mailLimits.test.ts',
    'server/messaging/messages/limits/weeklyCap.test.ts',
    'server/messaging/messages/links/links.test.ts',
    'server/messaging/messages/reports/stoppedMail.test.ts',
    'server/messaging/messages/send/businessNames.test.ts',
    'server/messaging/messages/textsToUs.test.ts',
    'server/messaging/segments/habitReads.test.ts',
    'server/messaging/segments/segments.test.ts',
    'server/messaging/templates/templates.test.ts',
    'server/messaging/triggers/birthdayGift.test.ts',
    'server/messaging/triggers/meeting/announce.test.ts',
    'server/messaging/triggers/meeting/longNames.test.ts',
    'server/messaging/triggers/ownTriggers.test.ts',
    'server/messaging/triggers/switching.test.ts',
    'server/messaging/triggers/triggers.test.ts',
    'server/platform/context/log.test.ts',
    'server/platform/database/checks/tls.test.ts',
    'server/platform/database/engines/statistics.test.ts',
    'server/portal/card/cardLink.test.ts',
    'server/portal/card/linked/linkedCard.test.ts',
    'server/portal/card/linked/mailedLink.test.ts',
    'server/portal/card/portalSwitch.test.ts',
    'server/portal/card/readPortal.test.ts',
    'server/portal/join/doubleOptIn.test.ts',
    'server/portal/join/notTexted.test.ts',
    'server/portal/join/refusals.test.ts',
    'server/portal/join/strangers.test.ts',
    'server/portal/language/language.test.ts',
    'server/portal/preferences/preferences.test.ts',
    'server/portal/profile/account.test.ts',
    'stand-ins/main.test.ts',
    'stand-ins/smtp/failures.test.ts',
    'tests/attacks/names.test.ts',
    'tests/backup/backup.test.ts',
    'tests/backup/catchUp.test.ts',
    'tests/backup/midCampaign.test.ts',
    'tests/backup/restore.test.ts',
    'tests/laws/currencies.test.ts',
    'tests/laws/plansWithoutStatistics.test.ts',
    'tests/laws/unprovenOwner.test.ts',
    'tests/limits/counters.test.ts',
    'tests/limits/heavyReads.test.ts',
    'tests/limits/made.test.ts',
    'tests/limits/races.test.ts',
    'tests/upgrades/replacing.test.ts',
    'tests/upgrades/upgrade.test.ts',
  ],
  // Random requests to all routes.
  ['tests/input/*.test.ts'],
  // Processes that start slowly, and hundreds of guesses.
  [
    'database/demo/demo.test.ts',
    'tests/screens/pseudo/pseudo.journey.ts',
    'tests/attacks/forgedAddress.test.ts',
    'tests/attacks/signingIn.test.ts',
    'tests/commands/*.test.ts',
  ],
]

/** Faults of machines around the server, of which `npm test` tries one. */
const faults = ['clock', 'failOver', 'journalFull', 'logReader', 'names'].map(
  (name) => `tests/faults/${name}.test.ts`,
)
/** They want a program that few machines have, the right to mount a disk, or minutes. */
const inProofAlone = ['faults/pooler', 'faults/diskFull', 'image/image'].map(
  (name) => `tests/${name}.test.ts`,
)

/**
 * The half of these files that a run with this seed takes. Its size is constant, so that each run takes about as long.
 */
export const drawn = (files: string[], seed: string): string[] => {
  const { found, half } = inOrder(files, seed)
  return found.slice(0, half)
}

/** All files that a run with this seed skips. */
export const leftOut = (seed: string): string[] => [
  ...drawnByHalf.flatMap((files) => {
    const { found, half } = inOrder(files, seed)
    return found.slice(half)
  }),
  ...inOrder(faults, seed).found.slice(1),
  ...inProofAlone,
]

function inOrder(files: string[], seed: string) {
  const found = globSync(files, { exclude: ['node_modules'] })
  const place = (file: string) => chance(`${seed} ${file}`)
  return { found: found.sort((a, b) => place(a) - place(b)), half: Math.ceil(found.length / 2) }
}
