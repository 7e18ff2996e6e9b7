import { useMutation, useQueryClient } from '@tanstack/react-query'
import { auth, call } from '#web/client/api.ts'
import { raise } from '#web/console/session/authEvents.ts'
import { sessionQuery } from '#web/console/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorBanner } from '#web/ui/ErrorBanner.tsx'
import { EntranceLayout } from './EntranceLayout.tsx'
import { Facts } from './Facts.tsx'
import { texts } from './texts.ts'

const words = texts.verify

export type MailedLink = { type: 'signup' | 'email_change'; token: string }

type ConfirmEmailProps = {
  link: MailedLink
  asked: { email: string; account: { name: string; email: string; company_names: string[] } }
  onDone: (email: string) => void
}

/**
 * Needs a click: opening the link is not enough, because mail gateways do that, and anybody can type any
 * address.
 */
export function ConfirmEmail({ link, asked, onDone }: ConfirmEmailProps) {
  const client = useQueryClient()
  const isChange = link.type === 'email_change'
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(auth.verify.$post({ json: link })),
    // Without a connection it says so at once.
    networkMode: 'always',
    onSuccess: async ({ email }) => {
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      await client.invalidateQueries({ queryKey: ['account'] })
      raise('USER_UPDATED')
      onDone(email)
    },
  })
  return (
    <EntranceLayout
      title={words.title}
      description={(isChange ? words.changeText : words.signUpText)(asked.email)}
    >
      <Facts label={words.details} facts={factsOf(asked)} />
      <div className="flex flex-col gap-5">
        <ErrorBanner title={words.unreachable} message={error?.message} />
        {isChange && <p>{words.signsOut}</p>}
        <Button
          variant="primary"
          size="large"
          busy={isPending}
          busyText={words.confirming}
          onClick={() => mutate()}
        >
          {words.confirm}
        </Button>
        <p className="text-muted">{words.notMine}</p>
      </div>
    </EntranceLayout>
  )
}

function factsOf({ email, account }: ConfirmEmailProps['asked']): [string, string][] {
  return [
    [words.confirms, email],
    ...(account.email === email ? [] : ([[words.now, account.email]] as [string, string][])),
    [words.name, account.name],
    ...account.company_names.map((name): [string, string] => [words.companies, name]),
  ]
}
