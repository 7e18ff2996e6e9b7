import { adminActions, adminSettingNames } from '#server/admin/actions.ts'
import { billingActions } from '#server/billing/actions.ts'
import { type AuditWords, auditActions } from '#server/businesses/audit/index.ts'
import { settingsActions, settingsSettingNames } from '#server/console/settings/actions.ts'
import { transactionalActions } from '#server/console/transactional/actions.ts'
import { closingActions } from '#server/data/closing/actions.ts'
import { customerRecordActions } from '#server/data/customer-record/actions.ts'
import { accountActions } from '#server/identity/accounts/actions.ts'
import { apiKeyActions } from '#server/identity/api-keys/actions.ts'
import { authActions } from '#server/identity/auth/actions.ts'
import { findNames } from '#server/identity/auth/index.ts'
import { customerAccessActions } from '#server/identity/customer-access/actions.ts'
import { signInActions } from '#server/identity/sign-in/actions.ts'
import { teamActions } from '#server/identity/team/actions.ts'
import { findInvitedAddresses, findTeamEver } from '#server/identity/team/index.ts'
import { tillDeviceActions } from '#server/identity/till-devices/actions.ts'
import { twoFactorActions } from '#server/identity/two-factor/actions.ts'
import { mailchimpSettingNames } from '#server/integrations/mailchimp/actions.ts'
import { webhookActions } from '#server/integrations/webhooks/actions.ts'
import { counterActions } from '#server/loyalty/counter/actions.ts'
import { customerActions } from '#server/loyalty/customers/actions.ts'
import { findSurvivorNames } from '#server/loyalty/customers/index.ts'
import { ledgerActions } from '#server/loyalty/ledger/actions.ts'
import { programActions, programSettingNames } from '#server/loyalty/programs/actions.ts'
import { findPrograms } from '#server/loyalty/programs/index.ts'
import { qrCodeActions, qrCodeSettingNames } from '#server/loyalty/qr-codes/actions.ts'
import { rewardActions, rewardSettingNames } from '#server/loyalty/rewards/actions.ts'
import { campaignActions, campaignSettingNames } from '#server/messaging/campaigns/actions.ts'
import { linkActions } from '#server/messaging/foreign-links/actions.ts'
import { messageActions } from '#server/messaging/messages/actions.ts'
import { pictureActions } from '#server/messaging/pictures/actions.ts'
import { segmentActions } from '#server/messaging/segments/actions.ts'
import { templateActions } from '#server/messaging/templates/actions.ts'
import { triggerActions, triggerSettingNames } from '#server/messaging/triggers/actions.ts'
import { auditWords as german } from './auditWords/de.ts'
import { auditWords as spanish } from './auditWords/es.ts'

/** Every action of the audit log, the settings that have a name of their own in it, and the look-ups of names by id. */
export const auditWords: AuditWords = {
  actions: {
    ...auditActions,
    ...adminActions,
    ...billingActions,
    ...settingsActions,
    ...transactionalActions,
    ...closingActions,
    ...customerRecordActions,
    ...accountActions,
    ...apiKeyActions,
    ...tillDeviceActions,
    ...authActions,
    ...customerAccessActions,
    ...signInActions,
    ...teamActions,
    ...twoFactorActions,
    ...webhookActions,
    ...counterActions,
    ...customerActions,
    ...ledgerActions,
    ...programActions,
    ...qrCodeActions,
    ...rewardActions,
    ...campaignActions,
    ...linkActions,
    ...messageActions,
    ...pictureActions,
    ...segmentActions,
    ...templateActions,
    ...triggerActions,
  },
  settingNames: {
    ...adminSettingNames,
    ...settingsSettingNames,
    ...mailchimpSettingNames,
    ...programSettingNames,
    ...qrCodeSettingNames,
    ...rewardSettingNames,
    ...campaignSettingNames,
    ...triggerSettingNames,
  },
  translations: { de: german, es: spanish },
  names: {
    ofPeople: findNames,
    ofCustomers: findSurvivorNames,
    ofInvitations: findInvitedAddresses,
    ofPrograms: async ({ tx, businessId }) =>
      new Map((await findPrograms(tx, businessId)).map(({ id, name }) => [id, name])),
    ofTeam: findTeamEver,
  },
}
