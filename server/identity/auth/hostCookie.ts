export const isHttps = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/** The name of a cookie that only this host can set. With https the browser enforces it. */
export const hostCookie = (publicUrl: string, name: string): string =>
  isHttps(publicUrl) ? `__Host-${name}` : name

export const hostCookieOptions = (publicUrl: string, maxAge: number) =>
  ({ httpOnly: true, sameSite: 'Lax', secure: isHttps(publicUrl), path: '/', maxAge }) as const
