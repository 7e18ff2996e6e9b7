import { useEffect, useRef } from 'react'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { UpgradeLink } from '../page/UpgradeLink.tsx'

type RefusalBannerProps = { message: string | undefined; upgrade?: string | undefined }

/** A refusal that belongs to no field, scrolled into view, with a link to a larger plan if one helps. */
export function RefusalBanner({ message, upgrade }: RefusalBannerProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) box.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  if (!message) return null
  return (
    <div ref={box} className="mt-6 scroll-mb-40">
      <Banner tone={upgrade ? 'warning' : 'danger'} live action={upgrade && <UpgradeLink to={upgrade} />}>
        {message}
      </Banner>
    </div>
  )
}
