import { instant, readableListOf } from '@console/core/contracts'
import * as z from 'zod/mini'

/** What a file can be (specification 3). */
export const fileTypes = ['folder', 'document', 'spreadsheet'] as const

/** Specification 3: a file or a folder. What its members hold is ours (decision 0042). */
export const storedFile = z.object({
  id: z.string(),
  /** Without its extension. */
  name: z.string(),
  type: z.enum(fileTypes),
  /** Who has made it, by name. */
  owner: z.string(),
  /** In bytes; null of a folder, which is as large as what lies in it. */
  size: z.nullable(z.int().check(z.nonnegative())),
  modified: instant,
  /** Null: nobody has opened it yet. */
  opened: z.nullable(instant),
  created: instant,
  /** Without its full stop, and so spelled; empty of a folder. */
  extention: z.string(),
  /** The folders that it lies in, from the top: `/` or `/Market days/Nakuru`. */
  location: z.string(),
  /** It is kept on the reader's devices, too. */
  offline: z.boolean(),
  /** A picture by its address, else HTML of somebody else's; null: there is none. */
  preview: z.nullable(z.string()),
})

/** A file or a folder. */
export type StoredFile = z.infer<typeof storedFile>

/** The answer of `GET /api/file-manager-app/files`: all folders and what lies in them. */
export const storedFiles = readableListOf(storedFile)
