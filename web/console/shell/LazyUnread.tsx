import { lazy, Suspense } from 'react'

const UnreadCount = lazy(() => import('../conversations/UnreadCount.tsx'))

/** The number of unread texts; no screen waits for it. */
export const LazyUnread = () => (
  <Suspense>
    <UnreadCount />
  </Suspense>
)
