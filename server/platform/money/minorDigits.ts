/**
 * Digits of each currency's minor unit: 1240 is $12.40, 1240 yen or 1.240 dinars. A recorded number means an amount by
 * this table alone, so a row never changes. The table has the digits that the server used when it was written (CLDR
 * 48), which differ from ISO 4217. Engines differ too: Chromium writes Serbian dinars without digits. The database has
 * the same table: minor_digits in functions.sql.
 */
const byDigits = {
  0: 'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER',
  2: 'AED AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY CRC CUC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HRK HTG ILS INR JMD KES KGS KHR KYD KZT LKR LRD LSL MAD MDL MKD MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SRD SSP STN SVC SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD XCG XDR XSU ZAR ZMW ZWG ZWL',
  3: 'BHD JOD KWD LYD OMR TND',
}

export const minorDigitsByCurrency: ReadonlyMap<string, number> = new Map(
  Object.entries(byDigits).flatMap(([digits, codes]) =>
    codes.split(' ').map((code) => [code, Number(digits)] as const),
  ),
)

/** 2 for a currency outside the table. No business can have one, but an invoice from elsewhere may. */
export const minorDigits = (currency: string): number => minorDigitsByCurrency.get(currency) ?? 2
