import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { auth, call } from '#web/client/api.ts'
import { raise } from '#web/console/session/authEvents.ts'
import { sessionQuery } from '#web/console/session/session.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { ErrorBanner } from '#web/ui/notices/ErrorBanner.tsx'
import { EntranceLayout } from '../EntranceLayout.tsx'
import { Facts } from '../invitation/Facts.tsx'
import { texts } from '../texts.ts'

const words = texts.verify

export type MailedLink = { type: 'signup' | 'email_change'; token: string }

type ConfirmEmailProps = {
  link: MailedLink
  asked: {
    email: string
    account: { name: string; email: string; company_names: string[] }
    is_signed_in: boolean
  }
  onDone: (confirmed: Confirmed) => void
}

/** `is_claimed`: whatever had opened the account before ended with the confirmation. */
export type Confirmed = { email: string; is_claimed?: boolean | undefined }

/**
 * Confirms an address. It needs a click, because mail gateways open links, and anybody can type any address. If nobody
 * is signed in to the account, it says what confirming ends; a new address needs a sign-in.
 */
export function ConfirmEmail({ link, asked, onDone }: ConfirmEmailProps) {
  const client = useQueryClient()
  const isChange = link.type === 'email_change'
  const { is_signed_in: isHere } = asked
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(auth.verify.$post({ json: link })),
    // Without a connection it fails at once instead of waiting.
    networkMode: 'always',
    onSuccess: async (confirmed) => {
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey })
      await client.invalidateQueries({ queryKey: ['account'] })
      raise('USER_UPDATED')
      onDone(confirmed)
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
        {!isHere && (
          <Banner tone="warning" title={words.elsewhere}>
            {isChange ? words.changeElsewhereText : words.elsewhereText}
          </Banner>
        )}
        {isHere && isChange && <p>{words.signsOut}</p>}
        {!isHere && (
          <Link to="/login" search={{ next: hereAgain() }} className={buttonClass('primary', 'large')}>
            {words.signInFirst}
          </Link>
        )}
        {(isHere || !isChange) && (
          <Button
            variant={isHere ? 'primary' : 'secondary'}
            size="large"
            busy={isPending}
            busyText={words.confirming}
            onClick={() => mutate()}
          >
            {isHere ? words.confirm : words.confirmHere}
          </Button>
        )}
        <p className="text-muted">{words.notMine}</p>
      </div>
    </EntranceLayout>
  )
}

/** This page with its link, to return to after signing in. */
const hereAgain = () => location.pathname + location.search

function factsOf({ email, account }: ConfirmEmailProps['asked']): [string, string][] {
  return [
    [words.confirms, email],
    ...(account.email === email ? [] : ([[words.now, account.email]] as [string, string][])),
    [words.name, account.name],
    ...account.company_names.map((name): [string, string] => [words.companies, name]),
  ]
}
