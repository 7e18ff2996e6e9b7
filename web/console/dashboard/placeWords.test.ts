import { expect, it } from 'vitest'
import { placeWords } from './placeWords.ts'

it.each([
  ['DE', 'EUR', 'Europe/Berlin', 'Germany, euros, Berlin time.'],
  ['US', 'USD', 'America/New_York', 'United States, US dollars, New York time.'],
  ['AR', 'ARS', 'America/Argentina/Buenos_Aires', 'Argentina, Argentine pesos, Buenos Aires time.'],
  ['IN', 'INR', 'Asia/Calcutta', 'India, Indian rupees, Kolkata time.'],
  ['BR', 'BRL', 'America/Sao_Paulo', 'Brazil, Brazilian reals, São Paulo time.'],
  ['JP', 'JPY', 'Asia/Tokyo', 'Japan, Japanese yen, Tokyo time.'],
  ['US', 'USD', 'Etc/GMT+5', 'United States, US dollars, in an unknown time zone.'],
  ['GB', 'GBP', 'UTC', 'United Kingdom, British pounds, in an unknown time zone.'],
])('says in words where a shop in %s is', (default_country, currency, time_zone, said) => {
  expect(placeWords({ default_country, currency, time_zone })).toBe(said)
})
