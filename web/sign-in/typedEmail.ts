let typed = ''

/** The address typed on one of the sign-in screens, kept for the next one until the page is left. */
export const typedEmail = (): string => typed

export function keepTypedEmail(email: string): void {
  typed = email
}
