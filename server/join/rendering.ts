import { type BuiltPages, loadBuiltPages } from '#server/platform/http/index.ts'
import type { GuestPage } from './contract.ts'

/** Where the build puts the pages for guests; see vite.join.config.ts. */
export const builtPages = 'dist/join'

export const loadPages = (): BuiltPages<GuestPage> =>
  loadBuiltPages(builtPages, { styles: 'web/join/join.css', script: 'web/join/enhance.ts' })
