import { Fragment, type ReactElement } from 'react'
import type { JoinBusiness } from '#server/portal/join/contract.ts'
import { texts } from './texts.ts'

/** Links that open in new tabs, so that nothing typed is lost. */
export function SmallPrint({ business }: { business: JoinBusiness }) {
  const links: Record<string, ReactElement> = {
    '{terms}': <NewTab href="/terms">{texts.terms}</NewTab>,
    '{privacy}': <NewTab href="/privacy">{texts.privacy}</NewTab>,
    ...(business.privacyUrl && {
      '{business}': <NewTab href={business.privacyUrl}>{texts.businessPrivacy(business.name)}</NewTab>,
    }),
  }
  const sentence = business.privacyUrl ? texts.smallPrintWithBusiness : texts.smallPrint
  return (
    <p className="text-center text-muted text-sm wrap-anywhere">
      {sentence.split(/(\{\w+\})/).map((part) => (
        <Fragment key={part}>{links[part] ?? part}</Fragment>
      ))}
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
