export { developersPage } from './pages.ts'
