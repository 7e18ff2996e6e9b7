import { lazy, Suspense } from 'react'

const UnreadCount = lazy(() => import('../conversations/UnreadCount.tsx'))

/** The count of new texts, which no screen waits for. */
export const LazyUnread = () => (
  <Suspense>
    <UnreadCount />
  </Suspense>
)
