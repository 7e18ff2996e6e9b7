export { askToConfirm, findAsked } from './askToConfirm.ts'
export { forgetRequests } from './forgetRequests.ts'
export { askedTooOften, countFormMail } from './limits.ts'
export { confirmationPages } from './pages.ts'
