import { Link } from '@tanstack/react-router'

/** The name as a link to a customer's page; a click elsewhere in its row does the same (openByRow). */
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
