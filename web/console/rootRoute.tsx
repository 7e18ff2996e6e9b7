import { createRootRouteWithContext, lazyRouteComponent } from '@tanstack/react-router'
import { Spinner } from '#web/ui/progress/Spinner.tsx'
import type { RouterContext } from './guards.ts'
import { texts } from './page/texts.ts'
import { Root } from './shell/Root.tsx'

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: lazyRouteComponent(() => import('./page/NotFound.tsx')),
})

/** For routes that ask first who is signed in. */
export const whileSessionLoads = {
  pendingMs: 0,
  pendingComponent: () => <Spinner fill="screen" text={texts.loading} />,
}
