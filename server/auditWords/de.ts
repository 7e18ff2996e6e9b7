import { adminActions, adminSettingNames } from '#server/admin/actions/de.ts'
import { billingActions } from '#server/billing/actions/de.ts'
import { type AuditTranslation, wordsInGerman } from '#server/businesses/audit/index.ts'
import { auditActions } from '#server/businesses/audit/ownActions/de.ts'
import { settingsActions, settingsSettingNames } from '#server/console/settings/actions/de.ts'
import { transactionalActions } from '#server/console/transactional/actions/de.ts'
import { closingActions } from '#server/data/closing/actions/de.ts'
import { customerRecordActions } from '#server/data/customer-record/actions/de.ts'
import { accountActions } from '#server/identity/accounts/actions/de.ts'
import { apiKeyActions } from '#server/identity/api-keys/actions/de.ts'
import { authActions } from '#server/identity/auth/actions/de.ts'
import { customerAccessActions } from '#server/identity/customer-access/actions/de.ts'
import { signInActions } from '#server/identity/sign-in/actions/de.ts'
import { teamActions } from '#server/identity/team/actions/de.ts'
import { tillDeviceActions } from '#server/identity/till-devices/actions/de.ts'
import { twoFactorActions } from '#server/identity/two-factor/actions/de.ts'
import { mailchimpSettingNames } from '#server/integrations/mailchimp/actions/de.ts'
import { webhookActions } from '#server/integrations/webhooks/actions/de.ts'
import { counterActions } from '#server/loyalty/counter/actions/de.ts'
import { customerActions } from '#server/loyalty/customers/actions/de.ts'
import { ledgerActions } from '#server/loyalty/ledger/actions/de.ts'
import { programActions, programSettingNames } from '#server/loyalty/programs/actions/de.ts'
import { qrCodeActions, qrCodeSettingNames } from '#server/loyalty/qr-codes/actions/de.ts'
import { rewardActions, rewardSettingNames } from '#server/loyalty/rewards/actions/de.ts'
import { campaignActions, campaignSettingNames } from '#server/messaging/campaigns/actions/de.ts'
import { linkActions } from '#server/messaging/foreign-links/actions/de.ts'
import { messageActions } from '#server/messaging/messages/actions/de.ts'
import { pictureActions } from '#server/messaging/pictures/actions/de.ts'
import { segmentActions } from '#server/messaging/segments/actions/de.ts'
import { templateActions, templateSettingNames } from '#server/messaging/templates/actions/de.ts'
import { triggerActions, triggerSettingNames } from '#server/messaging/triggers/actions/de.ts'

/** The audit log in German. */
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
  words: wordsInGerman,
}
