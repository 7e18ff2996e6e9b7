import { useMutation } from '@tanstack/react-query'
import { auth, call } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useToast } from '#web/ui/notices/Toast.tsx'
import { useSession } from '../session/session.ts'
import { texts } from './texts.ts'

const words = texts.proof

/**
 * Says that nobody is texted or mailed before the owner's address is proven, and lets the owner send the mail again.
 */
export function ProofBanner() {
  const { business, user, role } = useSession()
  const { show } = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(auth.resend.$post()),
    onSuccess: () => show({ tone: 'success', title: words.resent(user.email) }),
    onError: ({ message }) => show({ tone: 'danger', title: message }),
  })
  if (business.owner_proven) return null
  const isOwner = role === 'admin'
  return (
    <Banner
      tone="warning"
      title={words.title}
      action={
        isOwner && (
          <Button busy={isPending} onClick={() => mutate()}>
            {words.resend}
          </Button>
        )
      }
    >
      {isOwner ? words.owner(user.email) : words.member}
    </Banner>
  )
}
