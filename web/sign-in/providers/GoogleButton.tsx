import { useQuery } from '@tanstack/react-query'
import { auth, call } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { placeOfBrowser } from '../placeOfBrowser.ts'
import { texts } from '../texts.ts'
import { authSettingsQuery } from './authSettings.ts'
import { failureOf } from './failureOf.ts'
import { GoogleMark } from './GoogleMark.tsx'
import { useProvider } from './useProvider.ts'

const words = texts.google

type GoogleButtonProps = { label: string; error?: string | undefined; next?: string | undefined }

/** Sign-in with Google, if it is switched on, and the error of the last attempt. */
export function GoogleButton({ label, error, next }: GoogleButtonProps) {
  const { data } = useQuery(authSettingsQuery)
  const { leave, busy, refused } = useProvider(begin, next)
  const google = data?.providers.find(({ id }) => id === 'google')
  const failure =
    refused?.message ?? (error && !error.startsWith('sso_') && failureOf(error, words, data?.support_address))
  return (
    <>
      <ErrorBanner message={failure} />
      {google && (
        <div className="flex flex-col gap-2">
          <Button
            size="large"
            icon={<GoogleMark />}
            busy={busy}
            busyText={words.busy}
            onClick={() => leave()}
          >
            {label}
          </Button>
          {google.is_local && <p className="text-center text-muted text-sm">{words.local}</p>}
          <p className="mt-3 flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            {words.or}
          </p>
        </div>
      )}
    </>
  )
}

/** The browser reports its place for a new business, as at sign-up. */
function begin() {
  const json = { provider: 'google', ...placeOfBrowser() } as const
  return call(auth.authorize.$post({ json }))
}
