export { answerGuest } from './answerGuest.ts'
export { conversationRoutes } from './routes.ts'
export { finishConversation } from './settleConversation.ts'
