/**
 * True for a host that always names this machine: localhost, names that end in .localhost (RFC 6761), and the loopback
 * addresses as browsers write them. The owner of any other name can point it here.
 */
export const isLocalHost = (hostname: string): boolean =>
  /^(?:(?:[a-z0-9_-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/i.test(hostname)
