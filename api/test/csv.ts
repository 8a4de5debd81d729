import { parse } from 'csv-parse/sync'
import type { Person } from './main-job.ts'

/** The lines of an export as a parser reads them: each cell under its heading. */
export async function exportOf(person: Person, path: string): Promise<Record<string, string>[]> {
  const answer = await person.get(path)
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.bytes.toString()}`)
  return parse(answer.bytes, { bom: true, columns: true })
}
