import { LogOut } from 'lucide-react'
import { Button } from '#web/ui/buttons/Button.tsx'
import { useReport } from '#web/ui/notices/useReport.ts'
import { useSignOut } from '../session/enterAndLeave.ts'
import { texts } from './texts.ts'

type SignOutButtonProps = {
  /** True in a rail: on tablets the icon is above the word. */
  inRail?: boolean
  /** True where phones have no room for the word: it is there for screen readers and on hover. */
  isIcon?: boolean
}

/** Ends the session and returns to /login. */
export function SignOutButton({ inRail = true, isIcon = false }: SignOutButtonProps) {
  const signOut = useSignOut()
  const report = useReport()
  const leave = () => signOut.mutate(undefined, report())
  return (
    <Button
      variant="quiet"
      icon={<LogOut aria-hidden className="size-5" />}
      busy={signOut.isPending}
      onClick={leave}
      title={isIcon ? texts.signOut : undefined}
      className={`justify-start! gap-3! px-3! ${inRail ? 'md:text-muted! md:hover:text-ink! md:max-lg:h-auto! md:max-lg:gap-1! md:max-lg:flex-col md:max-lg:px-1! md:max-lg:py-2! md:max-lg:text-sm' : 'text-muted! hover:text-ink!'}`}
    >
      <span className={isIcon ? 'max-sm:sr-only' : ''}>{texts.signOut}</span>
    </Button>
  )
}
