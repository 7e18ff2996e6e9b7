import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { Spinner } from '#web/ui/progress/Spinner.tsx'
import { adminRoutes } from './adminRoutes.ts'
import { letBackCloseDialogs } from './backClosesDialogs.ts'
import { businessRoutes } from './businessRoutes.ts'
import { entranceRoutes } from './entranceRoutes.ts'
import { PageFailed } from './page/PageFailed.tsx'
import { texts } from './page/texts.ts'
import { rootRoute } from './rootRoute.tsx'

const routeTree = rootRoute.addChildren([...entranceRoutes, adminRoutes, businessRoutes])

export function createConsoleRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <Spinner text={texts.loading} />,
    defaultErrorComponent: PageFailed,
    scrollRestoration: true,
  })
  letBackCloseDialogs(router.history)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>
  }
}
