/** Turns full-width digits and marks into ASCII and trims the text. */
export function plainDigits(typed: string): string {
  return typed.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).trim()
}
