export { joinPages } from './pages.ts'
export { welcomeCustomer } from './welcomeCustomer.ts'
