import { instant, readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

/** File types (specification 3). */
export const fileTypes = ['folder', 'document', 'spreadsheet'] as const

/** Specification 3: a file or a folder. The meaning of the members is ours (decision 0042). */
export const storedFile = z.object({
  id: z.string(),
  /** Without the extension. */
  name: z.string(),
  type: z.enum(fileTypes),
  /** Name of the creator. */
  owner: z.string(),
  /** In bytes; null for a folder, whose size is that of its content. */
  size: z.nullable(z.int().check(z.nonnegative())),
  modified: instant,
  /** Null if never opened. */
  opened: z.nullable(instant),
  created: instant,
  /** Without the full stop (the spelling of the name is the specification's); empty for a folder. */
  extention: z.string(),
  /** Path of its folder, from the top: `/` or `/Market days/Nakuru`. */
  location: z.string(),
  /** Set if it is also stored on the user's devices. */
  offline: z.boolean(),
  /** Address of a picture, otherwise untrusted HTML; null if there is none. */
  preview: z.nullable(z.string()),
})

/** A file or a folder. */
export type StoredFile = z.infer<typeof storedFile>

/** Response of `GET /api/file-manager-app/files`: all folders and their content. */
export const storedFiles = readableListOf(storedFile)
