import { Link } from '@tanstack/react-router'

/** The name that leads to a customer's page; all of the row around it does. */
export function CustomerLink({ id, children }: { id: string; children: string }) {
  return (
    <Link
      to="/customers/$customerId"
      params={{ customerId: id }}
      dir="auto"
      title={children}
      className="block truncate font-semibold after:absolute after:inset-0 hover:underline"
    >
      {children}
    </Link>
  )
}
