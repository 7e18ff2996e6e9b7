import { Link } from '@tanstack/react-router'

/** A customer's name as a link to their page. A click elsewhere in the row does the same (openByRow). */
export function CustomerLink({ id, children }: { id: string; children: string }) {
  return (
    <Link
      to="/customers/$customerId"
      params={{ customerId: id }}
      dir="auto"
      title={children}
      className="block truncate font-semibold hover:underline"
    >
      {children}
    </Link>
  )
}
