export { answerGuest } from './answerGuest.ts'
export { countUnread } from './countUnread.ts'
export { conversationRoutes } from './routes.ts'
export { finishConversation } from './settleConversation.ts'
