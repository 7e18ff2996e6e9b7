/** Links that the server accepts; a test keeps both sides equal. */
const whole = /^(https?:\/\/[^\s<>"]+|mailto:[^\s<>"]+|tel:\+?[\d\s()-]+)$/i

export const isLink = (address: string): boolean => whole.test(address) && address.length <= 1000

/** Completes an address as people write it: 'blue-door.example' becomes a web address, 'a@b.example' a mailto link. */
export function wholeLink(typed: string): string {
  const address = typed.trim()
  if (address === '' || isLink(address)) return address
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`
  const made = `https://${address}`
  return /^[^\s/:@]+\.[^\s/:@]{2,}([/?#]\S*)?$/.test(address) && isLink(made) ? made : address
}
