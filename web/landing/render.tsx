import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderLanding } from '#server/console/landing/contract.ts'
import { Document } from './Document.tsx'
import { LandingPage } from './LandingPage.tsx'

/** Renders the landing page as HTML that needs no script. */
export const renderPage: RenderLanding = (page, assets) =>
  `<!doctype html>${renderToStaticMarkup(
    <Document publicUrl={page.publicUrl} assets={assets}>
      <LandingPage {...page} />
    </Document>,
  )}`
