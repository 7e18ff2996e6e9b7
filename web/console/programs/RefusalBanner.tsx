import { useEffect, useRef } from 'react'
import { Banner } from '#web/ui/Banner.tsx'

/** What the server refused that belongs to no field, brought into view. */
export function RefusalBanner({ message }: { message: string | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (message) box.current?.scrollIntoView({ block: 'nearest' })
  }, [message])
  if (!message) return null
  return (
    <div ref={box} className="mt-6 scroll-mb-40">
      <Banner tone="danger" live>
        {message}
      </Banner>
    </div>
  )
}
