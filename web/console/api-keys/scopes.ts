import type { ApiKeyView } from '#server/identity/api-keys/contract.ts'

export type Scope = ApiKeyView['scopes'][number]
/** The access of a key to a subject; a key that writes also reads. */
export type Access = 'none' | 'read' | 'write'

const readOrWrite: readonly Access[] = ['none', 'read', 'write']
const readAlone: readonly Access[] = ['none', 'read']

/** The subjects of scopes in the order of the screen, with what can be chosen for each. */
export const choices = {
  customers: readOrWrite,
  programs: readOrWrite,
  operations: readOrWrite,
  codes: readOrWrite,
  segments: readOrWrite,
  templates: readOrWrite,
  campaigns: readOrWrite,
  messages: readOrWrite,
  analytics: readAlone,
  exports: readAlone,
}
export type Subject = keyof typeof choices
export const subjects = Object.keys(choices) as Subject[]

export type Chosen = Record<Subject, Access> & { backdate: boolean }
export const nothing = {
  ...(Object.fromEntries(subjects.map((subject) => [subject, 'none'])) as Record<Subject, Access>),
  backdate: false,
}

/** The scopes of a choice. Dating back is of use to a key alone that records operations. */
export function scopesOf(chosen: Chosen): Scope[] {
  const named = subjects.flatMap((subject) => {
    if (chosen[subject] === 'none') return []
    return chosen[subject] === 'read' ? [`${subject}:read`] : [`${subject}:read`, `${subject}:write`]
  })
  const dated = chosen.backdate && chosen.operations === 'write' ? ['operations:backdate'] : []
  return [...named, ...dated] as Scope[]
}

/** The access of a key with these scopes to a subject. */
export function accessIn(scopes: readonly Scope[], subject: Subject): Access {
  const held: readonly string[] = scopes
  if (held.includes(`${subject}:write`)) return 'write'
  return held.includes(`${subject}:read`) ? 'read' : 'none'
}
