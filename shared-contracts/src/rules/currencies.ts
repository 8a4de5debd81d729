/**
 * The currencies of ISO 4217 that amounts can be in (docs/product/numbers-and-money.md, 'Currencies'): those in use that
 * have at most two decimals, since an amount is kept with two.
 */
const withoutDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const withTwoDecimals = [
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE',
  'CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR',
  'KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB',
  'PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY',
  'TTD TWD TZS UAH USD UYU UZS VES WST XCD YER ZAR ZMW ZWG',
].flatMap((line) => line.split(' '))

const decimals: ReadonlyMap<string, 0 | 2> = new Map([
  ...withoutDecimals.map((code) => [code, 0] as const),
  ...withTwoDecimals.map((code) => [code, 2] as const),
])

/** All codes, in the order of the alphabet. */
export const currencyCodes: readonly string[] = [...decimals.keys()].toSorted()

/** Whether amounts can be in the currency. @param code three capital letters */
export function isCurrency(code: string): boolean {
  return decimals.has(code)
}

/** How many decimals an amount of the currency has: none for JPY, two for USD. */
export function decimalsOf(currency: string): 0 | 2 {
  return decimals.get(currency) ?? 2
}

/** Whether an amount can be paid in the currency: `"1200.50"` cannot in JPY. @param amount with two decimals */
export function isPayable(amount: string, currency: string): boolean {
  return decimalsOf(currency) === 2 || /\.00$/.test(amount)
}
