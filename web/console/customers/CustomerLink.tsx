/** The name that leads to a customer's page; all of the row around it does. */
export function CustomerLink({ id, children }: { id: string; children: string }) {
  return (
    <a
      href={`/customers/${id}`}
      dir="auto"
      title={children}
      className="block truncate font-semibold after:absolute after:inset-0 hover:underline"
    >
      {children}
    </a>
  )
}
