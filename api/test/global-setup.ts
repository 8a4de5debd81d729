import type { TestProject } from 'vitest/node'
import { startTestServer } from './database.ts'

/** One PostgreSQL server per run; each test file clones its own database with `createTestDatabase()`. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, template, stop } = await startTestServer()
  project.provide('testServer', { url, template })
  return stop
}
