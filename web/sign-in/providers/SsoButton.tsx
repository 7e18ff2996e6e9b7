import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import { auth, call } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { texts } from '../texts.ts'
import { authSettingsQuery } from './authSettings.ts'
import { failureOf } from './failureOf.ts'
import { useProvider } from './useProvider.ts'

const words = texts.sso

/**
 * Sign-in through a company, by the domain of the email in the form, if any company is configured. It also shows the
 * error of the last attempt.
 */
export function SsoButton({ error, next }: { error?: string | undefined; next?: string | undefined }) {
  const { data } = useQuery(authSettingsQuery)
  const { leave, busy, refused } = useProvider(begin, next)
  const failure =
    refused?.message ?? (error?.startsWith('sso_') && failureOf(error, words, data?.support_address))
  const press = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const email = new FormData(form!).get('email') as string
    leave(email.trim().toLowerCase())
  }
  return (
    <>
      <ErrorBanner message={failure} />
      {data?.sso && (
        <div className="flex flex-col gap-2">
          <Button
            size="large"
            icon={<Building2 aria-hidden className="size-5" />}
            busy={busy}
            busyText={words.busy}
            onClick={press}
          >
            {words.button}
          </Button>
          <p className="text-center text-muted text-sm">{words.hint}</p>
        </div>
      )}
    </>
  )
}

async function begin(email: string) {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (!email.includes('@') || !domain) throw new Error(words.noEmail)
  return call(auth.sso.$post({ json: { domain } }))
}
