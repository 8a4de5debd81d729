/**
 * The lengths of the account numbers of countries that have an IBAN (ISO 13616, as registered with SWIFT). Countries
 * not listed here are only checked by the check digits.
 */
const lengths: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18',
    'FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21',
    'LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SC31 SE24 SI19 SK24 SM27',
    'ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20',
  ]
    .flatMap((line) => line.split(' '))
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** Letters and digits only, in capitals, as machines store account numbers. */
export function withoutBlanks(typed: string): string {
  return typed.replace(/[\s.-]/g, '').toUpperCase()
}

/** The remainder of the number that an IBAN's characters spell: letters count as 10 to 35 (ISO 7064, MOD 97-10). */
function remainderOf(iban: string): number {
  let remainder = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}

/** Whether an IBAN has the length of its country and its check digits are right. @param iban without spaces */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban)) return false
  const length = lengths[iban.slice(0, 2)]
  return (length === undefined || iban.length === length) && remainderOf(iban) === 1
}

/** Whether it is a bank's BIC: bank, country, place and perhaps a branch (ISO 9362). @param bic without spaces */
export function isBic(bic: string): boolean {
  return /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic)
}

/** In groups of four, as people read an IBAN. */
export function formatIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}
