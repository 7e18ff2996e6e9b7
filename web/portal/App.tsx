import { DashboardScreen } from './DashboardScreen.tsx'
import { LoginScreen } from './LoginScreen.tsx'
import { places, usePath } from './navigation.ts'

/** The two screens under /customer/. Any other address below it is the dashboard's, which asks to sign in. */
export const App = () => (usePath() === places.login ? <LoginScreen /> : <DashboardScreen />)
