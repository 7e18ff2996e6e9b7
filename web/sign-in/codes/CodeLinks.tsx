import { Link } from '@tanstack/react-router'
import { footerLinkClass } from '../EntranceLayout.tsx'
import { useCanText } from '../providers/authSettings.ts'
import { texts } from './texts.ts'

/** Small links from the password to a code. */
export function CodeLinks({ next }: { next: string | undefined }) {
  const search = next ? { next } : {}
  const canText = useCanText()
  return (
    <p className="mt-6 flex flex-wrap justify-center gap-x-6 gap-y-3">
      <Link to="/login/code" search={search} className={footerLinkClass}>
        {texts.byEmail}
      </Link>
      {canText && (
        <Link to="/login/code" search={{ ...search, by: 'sms' }} className={footerLinkClass}>
          {texts.byText}
        </Link>
      )}
    </p>
  )
}
