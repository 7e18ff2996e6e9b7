import { adminActions, adminSettingNames } from '#server/admin/actions/es.ts'
import { billingActions } from '#server/billing/actions/es.ts'
import { type AuditTranslation, wordsInSpanish } from '#server/businesses/audit/index.ts'
import { auditActions } from '#server/businesses/audit/ownActions/es.ts'
import { settingsActions, settingsSettingNames } from '#server/console/settings/actions/es.ts'
import { transactionalActions } from '#server/console/transactional/actions/es.ts'
import { closingActions } from '#server/data/closing/actions/es.ts'
import { customerRecordActions } from '#server/data/customer-record/actions/es.ts'
import { accountActions } from '#server/identity/accounts/actions/es.ts'
import { apiKeyActions } from '#server/identity/api-keys/actions/es.ts'
import { authActions } from '#server/identity/auth/actions/es.ts'
import { customerAccessActions } from '#server/identity/customer-access/actions/es.ts'
import { signInActions } from '#server/identity/sign-in/actions/es.ts'
import { teamActions } from '#server/identity/team/actions/es.ts'
import { tillDeviceActions } from '#server/identity/till-devices/actions/es.ts'
import { twoFactorActions } from '#server/identity/two-factor/actions/es.ts'
import { mailchimpSettingNames } from '#server/integrations/mailchimp/actions/es.ts'
import { webhookActions } from '#server/integrations/webhooks/actions/es.ts'
import { counterActions } from '#server/loyalty/counter/actions/es.ts'
import { customerActions } from '#server/loyalty/customers/actions/es.ts'
import { ledgerActions } from '#server/loyalty/ledger/actions/es.ts'
import { programActions, programSettingNames } from '#server/loyalty/programs/actions/es.ts'
import { qrCodeActions, qrCodeSettingNames } from '#server/loyalty/qr-codes/actions/es.ts'
import { rewardActions, rewardSettingNames } from '#server/loyalty/rewards/actions/es.ts'
import { campaignActions, campaignSettingNames } from '#server/messaging/campaigns/actions/es.ts'
import { linkActions } from '#server/messaging/foreign-links/actions/es.ts'
import { messageActions } from '#server/messaging/messages/actions/es.ts'
import { pictureActions } from '#server/messaging/pictures/actions/es.ts'
import { segmentActions } from '#server/messaging/segments/actions/es.ts'
import { templateActions, templateSettingNames } from '#server/messaging/templates/actions/es.ts'
import { triggerActions, triggerSettingNames } from '#server/messaging/triggers/actions/es.ts'

/** The audit log in Spanish. */
export const auditWords: AuditTranslation = {
  sentences: {
    ...adminActions,
    ...billingActions,
    ...auditActions,
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
    ...templateSettingNames,
    ...triggerSettingNames,
  },
  words: wordsInSpanish,
}
