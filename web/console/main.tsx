import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '#web/client/queryClient.ts'
import { ToastProvider } from '#web/ui/notices/Toast.tsx'
import { noteTyping } from '#web/ui/parts/lazyPart.tsx'
import { createConsoleRouter } from './router.tsx'
import { onNews, raise } from './session/authEvents.ts'
import { forgetTills } from './session/kept.ts'
import { sessionQuery } from './session/session.ts'
import { keepFocus } from './shell/keepFocus.ts'
import './console.css'

const queryClient = createQueryClient(() => readSessionAgain())
const router = createConsoleRouter(queryClient)
// The screen's scripts load while the server says who is signed in.
for (const route of router.getMatchedRoutes(location.pathname)[0]) void router.loadRouteChunk(route)
const firstRead = queryClient.ensureQueryData(sessionQuery).then(
  () => raise('INITIAL_SESSION'),
  () => raise('INITIAL_SESSION'),
)
// Waits for the first answer, which may be older than the event that makes us ask again.
const readAgain = (what: { queryKey?: QueryKey }) =>
  void firstRead.then(() => queryClient.invalidateQueries(what))
const readSessionAgain = () => readAgain(sessionQuery)
onNews((event) => {
  if (event === 'SIGNED_OUT') forgetTills()
  // A name is on many screens, so everything is read anew; so are one's phone and second step.
  if (event === 'USER_UPDATED') readAgain({})
  else readSessionAgain()
})

keepFocus()
noteTyping()

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={queryClient}>
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>
  </QueryClientProvider>,
)
