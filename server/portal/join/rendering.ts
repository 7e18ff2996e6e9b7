import { type ServerRendered, serverRendered } from '#server/platform/http/index.ts'
import { renderPage } from '#web/join/render.tsx'
import type { CustomerPage } from './contract.ts'

export const customerPages = (): ServerRendered<CustomerPage> =>
  serverRendered(renderPage, { styles: 'join/join.css', script: 'join/enhance.ts' })
