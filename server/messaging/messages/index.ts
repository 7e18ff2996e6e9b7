export { textUsage } from './allowance.ts'
export { type Audience, findAudience, fullName, SAMPLE_GUEST, valuesOf } from './audience.ts'
export { enqueueMessages, queueAgain, withdrawMessages } from './campaignMessages.ts'
export { countSentSegments } from './composeText.ts'
export { reportsPath } from './contract.ts'
export { countPlatformText, countTextsFrom, isNetworkSpent, isYoung, limitWords } from './dayLimits.ts'
export { failureWords, UNKNOWN_FATE } from './failureWords.ts'
export { forgetMessages, moveMessages } from './forgetMessages.ts'
export { messageJobs } from './jobs.ts'
export { layOutEmail, previewEmail } from './layOutEmail.ts'
export { mailPage, mailPageStyles } from './mailPage.ts'
export { messageToken, readMessageToken } from './messageToken.ts'
export { messagePreviewRoutes } from './previewRoutes.ts'
export { priceMany, priceMessage } from './priceMessage.ts'
export { findMessage, findMessageFor, findWelcomeText, type Message } from './queries.ts'
export {
  type EmailParts,
  mayGo,
  mayGoNow,
  type NewMessage,
  type QueuedMessage,
  queueAll,
  queueFor,
  queueMessage,
  reasonNotToQueue,
} from './queueMessage.ts'
export { tellMailStoppedQueue } from './queues.ts'
export { composeQuickMessage, type QuickRequest, unreachable } from './quickMessage.ts'
export { nextTextingMoment, type TextingHours } from './quietHours.ts'
export { reachOf } from './reach.ts'
export {
  reasonNotToAdvertise,
  reasonOfStop,
  reasonToMailNobody,
  reasonWithoutAddress,
} from './reasonNotToMail.ts'
export { reasonNotToText, reasonToTextNobody } from './reasonNotToText.ts'
export { receiveText } from './receiveText.ts'
export { recoverMessages } from './recoverMessages.ts'
export { communicationRoutes } from './routes.ts'
export { countSegments } from './segments.ts'
export { releaseWaitingMail } from './senderOf.ts'
export { sendMessage } from './sendMessages.ts'
export { sendQuickMessage } from './sendQuickMessage.ts'
export type { AskCampaigns, MessageServices } from './services.ts'
export {
  aloneOf,
  CARD_LINK_SHOWN,
  cardLinkText,
  linkRequest,
  queueServiceText,
  type ServiceText,
  sendPhoneCode,
} from './serviceTexts.ts'
export { findSuppressed, isSuppressed } from './suppressions.ts'
export type { DayLimits, TextLimits } from './textLimits.ts'
export { endEmailConsent } from './unsubscribeReceiver.ts'
export { releaseMail } from './watchMail.ts'
export { messageWebhooks } from './webhooks.ts'
export { capWords } from './weeklyCap.ts'
