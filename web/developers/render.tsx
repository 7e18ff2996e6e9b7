import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderDevelopers } from '#server/console/developers/contract.ts'
import { DevelopersPage } from './DevelopersPage.tsx'
import { Document } from './Document.tsx'

/** Renders the page for programmers as HTML that needs no script. */
export const renderPage: RenderDevelopers = (page, assets) =>
  `<!doctype html>${renderToStaticMarkup(
    <Document publicUrl={page.publicUrl} assets={assets}>
      <DevelopersPage {...page} />
    </Document>,
  )}`
