import * as z from 'zod/mini'
import { actor, instant, token } from '../contracts'
import { mostFileBytes, mostRows, pieceRows } from './kind'

const count = z.int().check(z.nonnegative())
const cells = z.record(z.string(), z.string().check(z.maxLength(4000)))

/** What would come of a row: a record that is made, changed, the same already, or that it cannot be taken. */
export const verdicts = ['created', 'changed', 'same', 'refused'] as const

/** What would come of a row. */
export type Verdict = (typeof verdicts)[number]

/** What is done where there is a record of a row already: it is refused, or changed. */
export const importModes = ['create', 'upsert'] as const

/** What is done where there is a record of a row already. */
export type ImportMode = (typeof importModes)[number]

const file = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  bytes: count.check(z.maximum(mostFileBytes)),
  /** Of its bytes, in hexadecimal digits. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})

const mapping = z.array(z.object({ column: z.string(), field: z.string() }))

/** Body of `POST {base}/imports/{kind}`. */
export const newImport = z.object({
  file,
  mapping,
  mode: z.enum(importModes),
  /** How many rows it has, its head not counted. */
  rows: count.check(z.positive(), z.maximum(mostRows)),
})

/** What an import is begun with. */
export type NewImport = z.infer<typeof newImport>

/** A row as it is sent: its number in the file, from 1 and without the head. */
export const sentRow = z.object({ row: count.check(z.positive()), cells })

/** A row as it is sent. */
export type SentRow = z.infer<typeof sentRow>

/** Body of `PATCH {base}/imports/{kind}/{jobId}/rows`: rows that were not sent yet, or that were mended. */
export const rowsToSend = z.object({
  rows: z.array(sentRow).check(z.minLength(1), z.maxLength(pieceRows)),
})

/** Body of `POST {base}/imports/{kind}/{jobId}/commit`. */
export const piece = z.object({
  /** How many rows were done when it was read: the next ones are done once, however often this is sent. */
  from: count,
})

const tally = z.object({ created: count, changed: count, same: count, refused: count })

/** How many rows come to what. */
export type Tally = z.infer<typeof tally>

/** Where an import is: its rows come in, it can be begun, it is under way, or it is over. */
const importStates = ['receiving', 'ready', 'committing', 'done', 'cancelled'] as const

/** An import: what came of a file. */
export const importJob = z.object({
  jobId: token,
  state: z.enum(importStates),
  ...newImport.shape,
  /** How many of its rows the server has. */
  received: count,
  /** What would come of them. */
  expected: tally,
  /** How many rows are done, the first ones. */
  done: count,
  /** What came of those. */
  written: tally,
  createdAt: instant,
  createdBy: actor,
})

/** An import. */
export type ImportJob = z.infer<typeof importJob>

/** Why a row cannot be taken. */
const rowFault = z.object({
  /** Null where it is the row as a whole. */
  field: z.nullable(z.string()),
  /** One of `CellFault`, `duplicate`, `exists`, or one of its kind's own. */
  code: z.string(),
  /** Of a duplicate: all rows of the file with this key, the first of which counts. */
  rows: z.optional(z.array(count)),
})

/** Why a row cannot be taken. */
export type RowFault = z.infer<typeof rowFault>

/** A row that the server has looked at. */
export const checkedRow = z.object({
  row: count,
  cells,
  verdict: z.enum(verdicts),
  faults: z.array(rowFault),
  /** Of a changed one: what its record says now, by field. */
  before: z.record(z.string(), z.string()),
})

/** A row that the server has looked at. */
export type CheckedRow = z.infer<typeof checkedRow>

/** How many rows are read in one call at most. */
export const readRowsMost = 500

/** Answer of `GET {base}/imports/{kind}/{jobId}/rows?verdict=&after=`: in the order of the file. */
export const checkedRows = z.object({
  items: z.array(checkedRow),
  /** After which row the next ones come; null where these are the last. */
  next: z.nullable(count),
})
