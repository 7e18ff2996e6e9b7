export { type Audience, findAudience, fullName, SAMPLE_CUSTOMER, valuesOf } from './compose/audience.ts'
export { readCardToken } from './compose/cardToken.ts'
export { countSentSegments } from './compose/composeText.ts'
export { layOutEmail, previewEmail } from './compose/layOutEmail.ts'
export { messageToken, readMessageToken } from './compose/messageToken.ts'
export { plainWords } from './compose/plainWords.ts'
export { countSegments } from './compose/segments.ts'
export { linkName } from './compose/trackedLinks.ts'
export type { EmailParts } from './compose/wordsOf.ts'
export { type TextReader, writeTemplate } from './compose/writeTemplate.ts'
export { reportsPath } from './contract.ts'
export { forgetMessages, moveMessages } from './history/forgetMessages.ts'
export { adoptTexts, markDone, markOpen, markRead } from './history/markTexts.ts'
export { shownIn } from './history/shownIn.ts'
export { receiveText } from './inbound/receiveText.ts'
export { readReply } from './inbound/replyWords.ts'
export { endEmailConsent } from './inbound/unsubscribeReceiver.ts'
export { releaseMail } from './inbound/watchMail.ts'
export { messageJobs } from './jobs.ts'
export { textUsage } from './limits/allowance.ts'
export { countPlatformText, countTextsFrom, isNetworkSpent, limitWords } from './limits/dayLimits.ts'
export { priceMany, priceMessage } from './limits/priceMessage.ts'
export { nextTextingMoment, type TextingHours } from './limits/quietHours.ts'
export { reachOf } from './limits/reach.ts'
export { dayLimitsReading } from './limits/readDayLimits.ts'
export {
  reasonNotToAdvertise,
  reasonOfStop,
  reasonToMailNobody,
  reasonWithoutAddress,
} from './limits/reasonNotToMail.ts'
export { reasonNotToText, reasonToTextNobody } from './limits/reasonNotToText.ts'
export { findSuppressed, isSuppressed, suppressAgain } from './limits/suppressions.ts'
export type { DayLimits, TextLimits } from './limits/textLimits.ts'
export { textsStopped } from './limits/textsStopped.ts'
export { answerByPage } from './links/answerByPage.ts'
export { followLink } from './links/followLink.ts'
export { mailPage, mailPageStyles } from './links/mailPage.ts'
export { findMessage, findMessageFor, findWelcomeText, type Message } from './queries.ts'
export { enqueueMessages, queueAgain, withdrawMessages } from './queue/campaignMessages.ts'
export {
  mayGo,
  mayGoNow,
  type NewMessage,
  type QueuedMessage,
  queueAll,
  queueFor,
  queueMessage,
  reasonNotToQueue,
} from './queue/queueMessage.ts'
export { composeQuickMessage, type QuickRequest, unreachable } from './queue/quickMessage.ts'
export { sendQuickMessage } from './queue/sendQuickMessage.ts'
export {
  aloneOf,
  cardLinkText,
  endOfTextedLink,
  linkRequest,
  queueServiceText,
  type ServiceText,
  sendPhoneCode,
} from './queue/serviceTexts.ts'
export { cardLinkShownTo, exampleCardLink, isCheaperTogether, withCardLink } from './queue/withCardLink.ts'
export { tellMailStoppedQueue } from './queues.ts'
export { LARGEST_RETURNED } from './reports/returnedMail.ts'
export { communicationRoutes, messagePreviewRoutes } from './routes.ts'
export { failureWords, UNKNOWN_FATE } from './send/failureWords.ts'
export { isStillTo } from './send/mailedCard.ts'
export { messagesReading } from './send/readWaiting.ts'
export { recoverMessages } from './send/recoverMessages.ts'
export { releaseWaitingMail } from './send/senderOf.ts'
export { sendMessage, sendQueued } from './send/sendMessages.ts'
export type { AskCampaigns, MessageServices } from './services.ts'
export { messageWebhooks } from './webhooks.ts'
