export { textUsage } from './allowance.ts'
export { type Audience, findAudience, fullName, valuesOf } from './audience.ts'
export { enqueueMessages, queueAgain, withdrawMessages } from './campaignMessages.ts'
export { withdrawalWords } from './campaignOf.ts'
export { countPlatformText, countTextsFrom, isNetworkSpent, limitWords } from './dayLimits.ts'
export { forgetMessages, moveMessages } from './forgetMessages.ts'
export { messageJobs } from './jobs.ts'
export { priceMany, priceMessage } from './priceMessage.ts'
export { findMessageFor } from './queries.ts'
export {
  type EmailParts,
  mayGo,
  mayGoNow,
  type NewMessage,
  type QueuedMessage,
  queueFor,
  queueMessage,
  reasonNotToQueue,
} from './queueMessage.ts'
export { quickMessageRoutes } from './quickRoutes.ts'
export { nextTextingMoment } from './quietHours.ts'
export { isTexted, reasonNotToText, reasonToTextNobody } from './reasonNotToText.ts'
export { recoverMessages } from './recoverMessages.ts'
export { communicationRoutes } from './routes.ts'
export { countUnread } from './seeReply.ts'
export { countSegments } from './segments.ts'
export { sendMessage } from './sendMessage.ts'
export type { MessageServices } from './services.ts'
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
export { messageWebhooks } from './webhooks.ts'
export { capWords, overCap } from './weeklyCap.ts'
