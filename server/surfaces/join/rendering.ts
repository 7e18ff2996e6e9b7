import { type ServerRendered, serverRendered } from '#server/platform/http/index.ts'
import { renderPage } from '#web/join/render.tsx'
import type { GuestPage } from './contract.ts'

export const guestPages = (): ServerRendered<GuestPage> =>
  serverRendered(renderPage, { styles: 'join/join.css', script: 'join/enhance.ts' })
