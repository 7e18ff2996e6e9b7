import { Suspense } from 'react'
import { lazyPart } from '#web/ui/parts/lazyPart.tsx'
import { Spinner } from '#web/ui/progress/Spinner.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { places, usePath } from './navigation.ts'

// Each screen is a script of its own: a page loads the one that it shows.
const Login = lazyPart(() =>
  import('./sign-in/LoginScreen.tsx').then((file) => ({ default: file.LoginScreen })),
)
const Profile = lazyPart(() =>
  import('./profile/ProfileScreen.tsx').then((file) => ({ default: file.ProfileScreen })),
)
const Dashboard = lazyPart(() =>
  import('./card/DashboardScreen.tsx').then((file) => ({ default: file.DashboardScreen })),
)

/** The screens under /customer/. /customer itself shows the dashboard, which asks to sign in. */
export function App() {
  const path = usePath()
  return (
    <ErrorBoundary>
      <Suspense fallback={<Spinner fill="screen" />}>
        {path === places.login ? <Login /> : path === places.profile ? <Profile /> : <Dashboard />}
      </Suspense>
    </ErrorBoundary>
  )
}
