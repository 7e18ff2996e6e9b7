import { useState } from 'react'
import type { TillPerson } from '#server/identity/team/shared-till/contract.ts'
import { Avatar } from '#web/ui/layout/Avatar.tsx'
import { useArrival } from '../page/Page.tsx'
import { SignOutButton } from '../page/SignOutButton.tsx'
import { useSession } from '../session/session.ts'
import { EndSharing } from './EndSharing.tsx'
import { People } from './People.tsx'
import { PinStage } from './PinStage.tsx'
import { texts } from './texts.ts'

const words = texts.who

/** A shared till with nobody at it: people choose their name and type their PIN. */
export default function WhoIsAtTheTill() {
  const { business } = useSession()
  const [person, setPerson] = useState<TillPerson>()
  const [isTyping, setTyping] = useState(false)
  const screen = useArrival(words.title)
  const choose = (one: TillPerson) => {
    setPerson(one)
    setTyping(true)
  }
  return (
    <main id="content" className="mx-auto flex min-h-dvh max-w-2xl flex-col gap-6 px-4 py-6 sm:px-6 sm:py-10">
      <div className="flex items-center gap-3">
        <Avatar name={business.company_name} imageUrl={business.logo_url} />
        <p dir="auto" className="line-clamp-2 min-w-0 font-semibold wrap-anywhere">
          {business.company_name}
        </p>
      </div>
      <div ref={screen} className="flex-1">
        <h1 className="display mb-1 text-2xl outline-none">{words.title}</h1>
        <p className="mb-6 text-muted">{words.text}</p>
        {person && isTyping ? (
          <PinStage key={person.id} person={person} onBack={() => setTyping(false)} />
        ) : (
          <People chosen={person?.id} onChoose={choose} />
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-2 border-line border-t pt-4">
        <EndSharing />
        <SignOutButton inRail={false} />
      </div>
    </main>
  )
}
