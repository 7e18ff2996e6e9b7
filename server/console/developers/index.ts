export { developersPage, tryItPage } from './pages.ts'
