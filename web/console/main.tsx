import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '#web/client/queryClient.ts'
import { ToastProvider } from '#web/ui/Toast.tsx'
import { accountQuery } from './account/accountQuery.ts'
import { onNews, raise } from './authEvents.ts'
import { forgetTills } from './counter/kept.ts'
import { keepFocus } from './keepFocus.ts'
import { createConsoleRouter } from './router.tsx'
import { sessionQuery } from './session.ts'
import { factorsQuery } from './two-factor/factorsQuery.ts'
import './console.css'

const queryClient = createQueryClient(() => readSessionAgain())
const firstRead = queryClient.ensureQueryData(sessionQuery).then(
  () => raise('INITIAL_SESSION'),
  () => raise('INITIAL_SESSION'),
)
// Not sooner: the first answer may have been given before what makes us ask again.
const readSessionAgain = () => void firstRead.then(() => queryClient.invalidateQueries(sessionQuery))
onNews((event) => {
  if (event === 'SIGNED_OUT') forgetTills()
  if (event === 'USER_UPDATED')
    for (const queryKey of [accountQuery.queryKey, factorsQuery.queryKey])
      void queryClient.invalidateQueries({ queryKey })
  readSessionAgain()
})

keepFocus()

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={queryClient}>
    <ToastProvider>
      <RouterProvider router={createConsoleRouter(queryClient)} />
    </ToastProvider>
  </QueryClientProvider>,
)
