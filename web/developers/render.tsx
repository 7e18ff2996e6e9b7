import { renderToStaticMarkup } from 'react-dom/server'
import type { RenderDevelopers, RenderTryIt } from '#server/console/developers/contract.ts'
import { DevelopersPage } from './DevelopersPage.tsx'
import { Document } from './Document.tsx'
import { TryItPage } from './try-it/TryItPage.tsx'

/** Renders the page for programmers as HTML that needs no script. */
export const renderPage: RenderDevelopers = (page, assets) =>
  `<!doctype html>${renderToStaticMarkup(
    <Document publicUrl={page.publicUrl} assets={assets}>
      <DevelopersPage {...page} />
    </Document>,
  )}`

export const renderTryIt: RenderTryIt = (publicUrl, assets) =>
  `<!doctype html>${renderToStaticMarkup(<TryItPage publicUrl={publicUrl} assets={assets} />)}`
