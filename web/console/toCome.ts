/** Addresses of the specification whose screens are still to come, and whose they are. Who is not in signs in first. */
export const toCome: Record<string, 'members' | 'super admins'> = {
  '/admin/credits': 'super admins',
}
