import { lazy, Suspense } from 'react'
import { Spinner } from '#web/ui/Spinner.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { places, usePath } from './navigation.ts'

// A customer sees one of them on most days, so neither waits for the other's script.
const Login = lazy(() => import('./LoginScreen.tsx').then((file) => ({ default: file.LoginScreen })))
const Dashboard = lazy(() =>
  import('./DashboardScreen.tsx').then((file) => ({ default: file.DashboardScreen })),
)

/** The two screens under /customer/; /customer itself is the dashboard's, which asks to sign in. */
export function App() {
  const path = usePath()
  return (
    <ErrorBoundary>
      <Suspense fallback={<Spinner fill="screen" />}>
        {path === places.login ? <Login /> : <Dashboard />}
      </Suspense>
    </ErrorBoundary>
  )
}
