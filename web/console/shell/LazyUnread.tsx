import { Suspense } from 'react'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'

const UnreadCount = lazyPart(() => import('../conversations/UnreadCount.tsx'))

/** The number of unread texts; no screen waits for it. */
export const LazyUnread = () => (
  <Suspense>
    <UnreadCount />
  </Suspense>
)
