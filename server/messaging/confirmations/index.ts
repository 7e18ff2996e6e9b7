export { askToConfirm, findAsked } from './askToConfirm.ts'
export { forgetRequests } from './forgetRequests.ts'
export { confirmationPages } from './pages.ts'
