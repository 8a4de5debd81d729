import { locale } from './locale.ts'

/** What stands between the items of a list that names no 'and', in the page's language: `, `, in Japanese `、`. */
export const listMark = (): string => (locale() === 'ja-JP' ? '、' : ', ')

/** Items one after the other, as in "Milling, Turning"; absent ones are left out. */
export function listed(items: readonly (string | null | undefined | false)[]): string {
  return items.filter(Boolean).join(listMark())
}
