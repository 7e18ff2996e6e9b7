import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '#web/client/queryClient.ts'
import { ToastProvider } from '#web/ui/Toast.tsx'
import { forgetTills } from './counter/kept.ts'
import { keepFocus } from './keepFocus.ts'
import { onOtherTabs } from './otherTabs.ts'
import { createConsoleRouter } from './router.tsx'
import { sessionQuery } from './session.ts'
import './console.css'

const queryClient = createQueryClient(() => readSessionAgain())
const readSessionAgain = () => void queryClient.invalidateQueries(sessionQuery)
onOtherTabs((news) => {
  if (news === 'signed out') forgetTills()
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
