import type { JoinShop } from '#server/surfaces/join/contract.ts'
import { texts } from './texts.ts'

/** In new tabs, so that nothing typed is lost. */
export function SmallPrint({ shop }: { shop: JoinShop }) {
  return (
    <p className="text-center text-muted text-sm wrap-anywhere">
      {texts.smallPrint} <NewTab href="/terms">{texts.terms}</NewTab>
      {shop.privacyUrl ? texts.comma : texts.and}
      <NewTab href="/privacy">{texts.privacy}</NewTab>
      {shop.privacyUrl && (
        <>
          {texts.and}
          <NewTab href={shop.privacyUrl}>{texts.shopPrivacy(shop.name)}</NewTab>
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
