import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '#server/platform/http/index.ts'
import type { Place } from './provisionBusiness.ts'

const NAME = 'regulars.place'
const MINUTES = 60

/** Keeps the browser's place while it is away at a provider, for the time zone and currency of a new business. */
export function keepPlace(c: Context<AppEnv>, place: Omit<Place, 'address'>, publicUrl: string): void {
  setCookie(c, NAME, new URLSearchParams(definedOf(place)).toString(), {
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
    path: '/auth',
    maxAge: 10 * MINUTES,
  })
}

export function takePlace(c: Context<AppEnv>): Place {
  const kept = new URLSearchParams(getCookie(c, NAME) ?? '')
  deleteCookie(c, NAME, { path: '/auth' })
  const timeZone = kept.get('timeZone') ?? undefined
  return { timeZone, locale: kept.get('locale') ?? undefined, address: c.var.address }
}

const definedOf = (place: Omit<Place, 'address'>): Record<string, string> =>
  Object.fromEntries(Object.entries(place).filter((pair): pair is [string, string] => pair[1] !== undefined))
