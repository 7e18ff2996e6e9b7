/** What the server takes as a link; a test holds the two together. */
const whole = /^(https?:\/\/[^\s<>"]+|mailto:[^\s<>"]+|tel:\+?[\d\s()-]+)$/i

export const isLink = (address: string): boolean => whole.test(address) && address.length <= 1000

/** An address as people write it, made whole: 'blue-door.example' leads to the web, 'a@b.example' to a mail. */
export function wholeLink(typed: string): string {
  const address = typed.trim()
  if (address === '' || isLink(address)) return address
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`
  const made = `https://${address}`
  return /^[^\s/:@]+\.[^\s/:@]{2,}([/?#]\S*)?$/.test(address) && isLink(made) ? made : address
}
