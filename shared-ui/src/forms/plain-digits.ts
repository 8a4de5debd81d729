/** Full-width digits and marks, as some keyboards write them, as plain ones; blanks around are taken off. */
export function plainDigits(typed: string): string {
  return typed.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0)).trim()
}
