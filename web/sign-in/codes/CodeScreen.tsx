import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { keepWanted } from '#web/console/session/wantedPlace.ts'
import { EntranceLayout, footerLinkClass } from '../EntranceLayout.tsx'
import { useCanText } from '../providers/authSettings.ts'
import { AskForCode } from './AskForCode.tsx'
import { EnterCode } from './EnterCode.tsx'
import type { Recipient } from './recipient.ts'
import { texts } from './texts.ts'

const route = getRouteApi('/entrance/login/code')

/** /login/code, with ?by=sms for a text where texts are sent: asks for a code to sign in, and takes it. */
export default function CodeScreen() {
  const { by: asked = 'email', next } = route.useSearch()
  const by = useCanText() ? asked : 'email'
  return <ByCode key={by} by={by} next={next} />
}

type ByCodeProps = { by: Recipient['by']; next: string | undefined }

function ByCode({ by, next }: ByCodeProps) {
  const [to, setTo] = useState<Recipient>()
  const [isSent, setSent] = useState(false)
  const words = texts[by]
  if (to && isSent)
    return (
      <EntranceLayout
        title={words.sentTitle}
        description={words.sentTo(to.by === 'email' ? to.email : to.phone)}
        footer={<OtherWays by={by} next={next} />}
      >
        <EnterCode to={to} next={next} onBack={() => setSent(false)} />
      </EntranceLayout>
    )
  const sent = (recipient: Recipient) => {
    // The mail also has a link, which opens in another tab.
    keepWanted(next)
    setTo(recipient)
    setSent(true)
  }
  return (
    <EntranceLayout
      title={words.title}
      description={words.description}
      footer={<OtherWays by={by} next={next} />}
    >
      <AskForCode by={by} firstPhone={to?.by === 'sms' ? to.phone : ''} onSent={sent} />
    </EntranceLayout>
  )
}

function OtherWays({ by, next }: ByCodeProps) {
  const search = next ? { next } : {}
  const canText = useCanText()
  return (
    <span className="flex flex-wrap justify-center gap-x-6 gap-y-3">
      <Link to="/login" search={search} className={footerLinkClass}>
        {texts.password}
      </Link>
      {canText && (
        <Link
          to="/login/code"
          search={by === 'email' ? { ...search, by: 'sms' } : search}
          className={footerLinkClass}
        >
          {by === 'email' ? texts.byText : texts.byEmail}
        </Link>
      )}
      <Link to="/login/ways" className={footerLinkClass}>
        {texts.ways}
      </Link>
    </span>
  )
}
