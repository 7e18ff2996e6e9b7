/**
 * Whether a host names this machine whoever is asked: localhost, what ends in .localhost (RFC 6761), and the loopback
 * addresses as browsers write them. Every other name can be made to lead here by whoever owns it.
 */
export const isLocalHost = (hostname: string): boolean =>
  /^(?:(?:[a-z0-9_-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/i.test(hostname)
