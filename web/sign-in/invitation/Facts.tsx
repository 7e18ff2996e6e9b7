type FactsProps = { label: string; facts: [name: string, value: string][] }

/** The facts that somebody is about to agree to. */
export function Facts({ label, facts }: FactsProps) {
  return (
    <section aria-label={label} className="mb-8 rounded-lg border border-line bg-surface p-4">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={`${name} ${value}`} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
