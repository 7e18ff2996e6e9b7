/** The words around announcements of the platform, which are in their author's language. */
export const texts = {
  label: 'From Regulars',
  dismiss: 'Dismiss',
  dismissOne: (title: string) => `Dismiss: ${title}`,
  dismissing: 'Saving...',
  failed: 'This could not be put away.',
}
