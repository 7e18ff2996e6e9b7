export { type AnswerSteps, answerSteps } from './answerAtFixedSteps.ts'
export { defaultWording } from './consentWording.ts'
export { joinPages } from './pages.ts'
export { welcomeCustomer } from './welcomeCustomer.ts'
