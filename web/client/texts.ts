/** The words for calls that got no answer of the server's own. */
export const texts = {
  offline: 'No connection. Please check your internet and try again.',
  /** An answer that is not ours. */
  unreadable: 'The answer could not be read.',
  unavailable: 'Something went wrong. Please try again.',
}
