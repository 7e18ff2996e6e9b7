import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '#web/client/queryClient.ts'
import { ToastProvider } from '#web/ui/Toast.tsx'
import { onAuthEvent, raise } from './authEvents.ts'
import { forgetTills } from './counter/kept.ts'
import { keepFocus } from './keepFocus.ts'
import { createConsoleRouter } from './router.tsx'
import { sessionQuery } from './session.ts'
import './console.css'

const queryClient = createQueryClient(() => readSessionAgain())
const readSessionAgain = () => void queryClient.invalidateQueries(sessionQuery)
onAuthEvent((event, where) => {
  if (where === 'here') return
  if (event === 'SIGNED_OUT') forgetTills()
  readSessionAgain()
})
void queryClient.ensureQueryData(sessionQuery).then(
  () => raise('INITIAL_SESSION'),
  () => raise('INITIAL_SESSION'),
)

keepFocus()

createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={queryClient}>
    <ToastProvider>
      <RouterProvider router={createConsoleRouter(queryClient)} />
    </ToastProvider>
  </QueryClientProvider>,
)
