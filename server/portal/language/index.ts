export { languagePages } from './pages.ts'
