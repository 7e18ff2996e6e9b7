import { useMutation } from '@tanstack/react-query'
import { auth, call } from '#web/client/api.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { useSession } from '../session/session.ts'
import { texts } from './texts.ts'

/**
 * Says that nobody is texted or mailed before the owner's address is proven, and lets the owner send the mail again.
 */
export function ProofBanner() {
  const { business, user, role, can_text } = useSession()
  const words = can_text ? texts.proof : { ...texts.proof, ...texts.proofOfMail }
  const report = useReport()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(auth.resend.$post()),
    ...report({ done: words.resent(user.email) }),
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
