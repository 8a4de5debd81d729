import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { releaseFile } from './descriptor.ts'

/** Where the shell's build leaves its description, beside the files it describes. */
export const shellBuildFile = 'shell.json'

/** Where the shell's files are served. */
export const shellBase = '/assets/'

export const shellBuild = z.object({
  /** Every file, by its path below `/assets/`. */
  files: z.record(z.string(), releaseFile),
  /** Needed for the frame around a signed-in user's pages, beyond what the page itself names. */
  frame: z.array(z.string()),
})
export type ShellBuild = z.infer<typeof shellBuild>

/**
 * Reads the description of the shell's build.
 * @param dist the shell's build output
 * @throws when there is none or it is malformed: the shell has not been built
 */
export function readShellBuild(dist: string): ShellBuild {
  return shellBuild.parse(JSON.parse(readFileSync(path.join(dist, shellBuildFile), 'utf8')))
}
