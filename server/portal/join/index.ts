export { type AnswerSteps, answerSteps } from './answerAtFixedSteps.ts'
export { consentWording, defaultWording, wordingMark } from './consentWording.ts'
export { joinPages } from './pages.ts'
export { welcomeCustomer } from './welcomeCustomer.ts'
