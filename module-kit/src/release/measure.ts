import type { ReleaseDescriptor } from './descriptor.ts'

/** How large a release is, in bytes before compression. */
export interface ReleaseSizes {
  /** The scripts of its largest page, with what every page needs. */
  page: number
  /** Which page that is. */
  pageName: string
  /** All files. */
  total: number
}

/** Measures a release in the way its budget is defined. */
export function releaseSizes({
  files,
  preload,
  pages,
}: Pick<ReleaseDescriptor, 'files' | 'preload' | 'pages'>): ReleaseSizes {
  const sum = (names: readonly string[]) => [...new Set(names)].reduce((so, name) => so + (files[name]?.size ?? 0), 0)
  const measured = Object.entries(pages).map(([pageName, own]) => ({ pageName, page: sum([...preload, ...own]) }))
  const [largest = { pageName: '', page: sum(preload) }] = measured.toSorted((a, b) => b.page - a.page)
  return { ...largest, total: sum(Object.keys(files)) }
}
