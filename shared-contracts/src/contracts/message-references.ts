import { z } from 'zod'
import { ShownPicture, StoredFile } from './files.ts'

/** What a message refers to, under its name when the message was written; a deleted object no longer has an id. */
export const MessageReference = z
  .object({
    kind: z.enum(['part', 'file', 'face']),
    name: z.string().describe('Of the part or file'),
    partId: z.uuid().nullable(),
    fileId: z.uuid().nullable(),
    fileType: StoredFile.shape.fileType.nullable(),
    face: z.number().int().min(0).nullable().describe('Of the model of a STEP file, counted from 0'),
    picture: ShownPicture.nullable().describe('Of the file, or of the drawings of the part'),
  })
  .meta({ id: 'MessageReference' })
export type MessageReference = z.output<typeof MessageReference>

/** The most references in one message. */
export const maxReferences = 10

/** A reference in a message being sent. */
export const ReferenceInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('part'), partId: z.uuid() }),
  z.object({ kind: z.literal('file'), fileId: z.uuid() }),
  z.object({ kind: z.literal('face'), fileId: z.uuid(), face: z.number().int().min(0).max(1_000_000) }),
])
export type ReferenceInput = z.output<typeof ReferenceInput>

/** What a message in a conversation can refer to: what both sides may see of its subject. */
export const Referable = z
  .object({
    parts: z.array(z.object({ id: z.uuid(), name: z.string(), picture: ShownPicture.nullable() })),
    files: z.array(z.object({ id: z.uuid(), name: z.string(), ...ShownPicture.shape })),
  })
  .meta({ id: 'Referable' })
export type Referable = z.output<typeof Referable>
