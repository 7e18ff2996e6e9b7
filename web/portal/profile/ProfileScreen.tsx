import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Skeleton } from '#web/ui/progress/Skeleton.tsx'
import { brandStyle } from '../brand.ts'
import { Failure } from '../Failure.tsx'
import { goTo, places } from '../navigation.ts'
import { lastBusiness } from '../remembered.ts'
import { useTitle } from '../useTitle.ts'
import { Consents } from './Consents.tsx'
import { DetailsForm } from './DetailsForm.tsx'
import { PinForm } from './PinForm.tsx'
import { Topics } from './Topics.tsx'
import { texts } from './texts.ts'
import { useProfile } from './useProfile.ts'
import { YourData } from './YourData.tsx'

/** The data that the business stores about the customer: to correct, agree to, download or delete. */
export function ProfileScreen() {
  const [last] = useState(lastBusiness)
  const { profile, setProfile, failure, load } = useProfile()
  const business = profile?.business ?? last
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const name = business?.company_name ?? ''
  useTitle(name ? `${texts.title} · ${name}` : texts.title)
  return (
    <div className="min-h-dvh" style={brandStyle(business?.brand_color)}>
      <main className="mx-auto flex max-w-xl flex-col gap-6 px-4 pt-3 pb-12 sm:px-8 sm:pt-8">
        <header>
          <Button
            variant="quiet"
            className="-ms-4"
            icon={<ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />}
            onClick={() => goTo(places.dashboard)}
          >
            {texts.back}
          </Button>
          <h1 ref={heading} tabIndex={-1} className="display mt-2 text-2xl">
            {texts.title}
          </h1>
          <p dir="auto" className="wrap-anywhere text-muted">
            {name}
          </p>
        </header>
        {failure !== null && (
          <Failure title={texts.failed} reason={failure} again={texts.tryAgain} onRetry={load} />
        )}
        {!profile && failure === null && (
          <>
            <p role="status" className="sr-only">
              {texts.loading}
            </p>
            <Skeleton className="h-96 w-full rounded-lg" />
            <Skeleton className="h-48 w-full rounded-lg" />
          </>
        )}
        {profile && (
          <>
            <DetailsForm profile={profile} onChange={setProfile} />
            <Consents profile={profile} onChange={setProfile} />
            <Topics profile={profile} onChange={setProfile} />
            <PinForm profile={profile} business={name} onChange={setProfile} />
            <YourData profile={profile} business={name} />
          </>
        )}
      </main>
    </div>
  )
}
