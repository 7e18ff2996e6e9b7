import { Link, useLocation } from '@tanstack/react-router'
import { CircleQuestionMark } from 'lucide-react'
import { guideAt } from './pages.ts'
import { texts } from './texts.ts'

type HelpLinkProps = { className: string; onClick?: () => void }

/** The way to the guide: to the page about the screen that is open, where there is one. */
export function HelpLink({ className, onClick }: HelpLinkProps) {
  const page = guideAt(useLocation().pathname)
  const words = (
    <>
      <CircleQuestionMark aria-hidden />
      {texts.title}
    </>
  )
  return page ? (
    <Link to="/help/$page" params={{ page }} className={className} onClick={onClick}>
      {words}
    </Link>
  ) : (
    <Link to="/help" className={className} onClick={onClick}>
      {words}
    </Link>
  )
}
