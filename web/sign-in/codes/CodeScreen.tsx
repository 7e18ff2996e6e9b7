import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { EntranceLayout, footerLinkClass } from '../EntranceLayout.tsx'
import { AskForCode } from './AskForCode.tsx'
import { EnterCode } from './EnterCode.tsx'
import type { Recipient } from './recipient.ts'
import { texts } from './texts.ts'

const route = getRouteApi('/entrance/login/code')

/** /login/code, with ?by=sms for a text: asks for a code to sign in, and takes it. */
export default function CodeScreen() {
  const { by = 'email' } = route.useSearch()
  return <ByCode key={by} by={by} />
}

function ByCode({ by }: { by: Recipient['by'] }) {
  const [to, setTo] = useState<Recipient>()
  const [isSent, setSent] = useState(false)
  const words = texts[by]
  if (to && isSent)
    return (
      <EntranceLayout
        title={words.sentTitle}
        description={words.sentTo(to.by === 'email' ? to.email : to.phone)}
        footer={<OtherWays by={by} />}
      >
        <EnterCode to={to} onBack={() => setSent(false)} />
      </EntranceLayout>
    )
  const sent = (recipient: Recipient) => {
    setTo(recipient)
    setSent(true)
  }
  return (
    <EntranceLayout title={words.title} description={words.description} footer={<OtherWays by={by} />}>
      <AskForCode by={by} firstPhone={to?.by === 'sms' ? to.phone : ''} onSent={sent} />
    </EntranceLayout>
  )
}

function OtherWays({ by }: { by: Recipient['by'] }) {
  return (
    <span className="flex flex-wrap justify-center gap-x-6 gap-y-3">
      <Link to="/login" className={footerLinkClass}>
        {texts.password}
      </Link>
      <Link to="/login/code" search={by === 'email' ? { by: 'sms' } : {}} className={footerLinkClass}>
        {by === 'email' ? texts.byText : texts.byEmail}
      </Link>
      <Link to="/login/ways" className={footerLinkClass}>
        {texts.ways}
      </Link>
    </span>
  )
}
