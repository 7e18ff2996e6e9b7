/** Rows of a list are equal if their values are, whatever their keys. */
const said = (value: unknown) => JSON.stringify(value, (key, inner) => (key === 'key' ? undefined : inner))

/** The fields in which two states of a form differ. */
export const differing = <Typed extends object>(one: Typed, other: Typed): (keyof Typed & string)[] =>
  (Object.keys(other) as (keyof Typed & string)[]).filter((name) => said(one[name]) !== said(other[name]))

/** The newest state with the input typed since the form was opened; fields without input have the newest value. */
export function keepTyped<Typed extends object>(opened: Typed, typed: Typed, newest: Typed): Typed {
  const mine = differing(opened, typed).map((name) => [name, typed[name]])
  return { ...newest, ...Object.fromEntries(mine) }
}
