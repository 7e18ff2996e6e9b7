import { Link } from '@tanstack/react-router'
import { buttonClass } from '#web/ui/buttons/buttonClass.ts'
import { Banner } from '#web/ui/notices/Banner.tsx'
import { may, useSession } from '../session/session.ts'
import { texts } from './texts.ts'

const words = texts.due

/** A notice above every screen while a payment is late, for admins, who can fix it. */
export default function PaymentDue() {
  if (!may(useSession(), 'business admin')) return null
  return (
    <div className="px-4 pt-4 sm:px-6 lg:px-10">
      <Banner
        tone="warning"
        title={words.title}
        action={
          <Link to="/subscription" className={buttonClass('secondary')}>
            {words.action}
          </Link>
        }
      >
        {words.text}
      </Banner>
    </div>
  )
}
