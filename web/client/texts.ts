/** The words for calls that got no answer of the server's own. */
export const texts = {
  offline: 'No connection. Please check your internet and try again.',
  unavailable: 'Something went wrong. Please try again.',
}
