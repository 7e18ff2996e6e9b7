export { landingPages } from './pages.ts'
