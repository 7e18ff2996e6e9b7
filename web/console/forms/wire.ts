/** The part of a form that its fields need. */
export type Wired<Typed extends object> = {
  typed: Typed
  wrong: Record<string, string>
  change: <Name extends keyof Typed & string>(name: Name, value: Typed[Name]) => void
}

/** The props that a text field of a form needs. */
export const wire = <Name extends string, Typed extends Record<Name, unknown>>(
  { typed, wrong, change }: Wired<Typed>,
  name: Name,
) => ({
  name,
  value: typed[name] as string,
  error: wrong[name],
  onChange: ({ target }: { target: { value: string } }) => change(name, target.value as Typed[Name]),
})
