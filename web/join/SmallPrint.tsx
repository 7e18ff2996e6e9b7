import type { JoinBusiness } from '#server/portal/join/contract.ts'
import { texts } from './texts.ts'

/** Links that open in new tabs, so that nothing typed is lost. */
export function SmallPrint({ business }: { business: JoinBusiness }) {
  return (
    <p className="text-center text-muted text-sm wrap-anywhere">
      {texts.smallPrint} <NewTab href="/terms">{texts.terms}</NewTab>
      {business.privacyUrl ? texts.comma : texts.and}
      <NewTab href="/privacy">{texts.privacy}</NewTab>
      {business.privacyUrl && (
        <>
          {texts.and}
          <NewTab href={business.privacyUrl}>{texts.businessPrivacy(business.name)}</NewTab>
        </>
      )}
      .
    </p>
  )
}

function NewTab({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="text-ink underline underline-offset-2">
      {children}
      <span className="sr-only"> ({texts.newTab})</span>
    </a>
  )
}
