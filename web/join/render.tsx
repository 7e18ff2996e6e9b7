import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CustomerPage, FormCaptcha, PageAssets, RenderPage } from '#server/portal/join/contract.ts'
import { LegalPage } from '#web/legal/LegalPage.tsx'
import { texts as privacy } from '#web/legal/privacyTexts.ts'
import { security } from '#web/legal/security.ts'
import { texts as terms } from '#web/legal/termsTexts.ts'
import { language } from '#web/ui/language.ts'
import { BusinessPrivacyPage } from './BusinessPrivacyPage.tsx'
import { Document } from './Document.tsx'
import { FullPage } from './FullPage.tsx'
import { JoinedPage } from './JoinedPage.tsx'
import { JoinPage } from './JoinPage.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { NoticePage } from './NoticePage.tsx'
import { texts } from './texts.ts'

/** Renders a page for customers as HTML that needs no script. */
export const renderPage: RenderPage = (page, assets) =>
  `<!doctype html>${renderToStaticMarkup(draw(page, assets))}`

/** hCaptcha is told the language here, Turnstile beside its place in the form. */
const widgetScript = ({ provider, scriptUrl }: FormCaptcha): string =>
  provider === 'hcaptcha' ? `${scriptUrl}?hl=${language}` : scriptUrl

function draw(page: CustomerPage, assets: PageAssets): ReactElement {
  const show = (title: string, content: ReactElement) => (
    <Document
      title={title}
      lang={language}
      assets={assets}
      withScript={page.kind === 'form'}
      widgetScript={page.kind === 'form' && page.captcha ? widgetScript(page.captcha) : undefined}
    >
      {content}
    </Document>
  )
  switch (page.kind) {
    case 'form':
      return show(
        texts.joinTitle(page.business.name),
        <JoinPage form={page}>
          <LanguageLinks path={page.path} />
        </JoinPage>,
      )
    case 'joined':
      return show(texts.joinedTitle, <JoinedPage {...page} />)
    case 'full':
      return show(texts.fullTitle(page.business.name), <FullPage {...page} />)
    case 'paused':
      return show(
        texts.pausedTitle,
        <NoticePage line={page.platformLine} title={texts.pausedTitle}>
          {texts.paused}
        </NoticePage>,
      )
    case 'shop-closed':
      return show(
        texts.businessClosedTitle,
        <NoticePage line={page.platformLine} title={texts.businessClosedTitle}>
          {texts.businessClosed}
        </NoticePage>,
      )
    case 'closed':
      return show(
        texts.closedTitle,
        <NoticePage line={page.platformLine} title={texts.closedTitle}>
          {texts.closed}
        </NoticePage>,
      )
    case 'problem':
      return show(
        texts.problemTitle,
        <NoticePage line={page.platformLine} title={texts.problemTitle}>
          {texts.problem}
        </NoticePage>,
      )
    case 'shop-privacy':
      return show(texts.privacyOf(page.business.name), <BusinessPrivacyPage {...page} />)
    case 'terms':
      return show(terms.title, <LegalPage text={terms} {...page} />)
    case 'privacy':
      return show(privacy.title, <LegalPage text={privacy} {...page} />)
    case 'security':
      return show(security.title, <LegalPage text={security} contact={page.contact} />)
  }
}
