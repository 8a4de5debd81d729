/** A rejected file: wrong type, too large, or one too many. */
export interface RejectedFile {
  file: File
  reason: 'type' | 'size' | 'count'
}

export interface Admission {
  accepted: File[]
  rejected: RejectedFile[]
}

interface AdmissionRules {
  accept: readonly string[]
  multiple: boolean
  /** Bytes. */
  maxBytes: number
}

function matches(file: File, pattern: string): boolean {
  if (pattern.startsWith('.')) return file.name.toLowerCase().endsWith(pattern.toLowerCase())
  if (pattern.endsWith('/*')) return file.type.startsWith(pattern.slice(0, -1))
  return file.type === pattern
}

/** Divides files into accepted and rejected ones, by name and size alone. */
export function admitFiles(files: readonly File[], { accept, multiple, maxBytes }: AdmissionRules): Admission {
  const accepted: File[] = []
  const rejected: RejectedFile[] = []
  for (const file of files) {
    if (!accept.some((pattern) => matches(file, pattern))) rejected.push({ file, reason: 'type' })
    else if (file.size > maxBytes) rejected.push({ file, reason: 'size' })
    else if (!multiple && accepted.length === 1) rejected.push({ file, reason: 'count' })
    else accepted.push(file)
  }
  return { accepted, rejected }
}
