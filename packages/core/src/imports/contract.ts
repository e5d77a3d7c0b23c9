import * as z from 'zod/mini'
import { actor, instant, token } from '../contracts'
import { maxCellLength, mostFileBytes, mostRows, pieceRows } from './kind'

const count = z.int().check(z.nonnegative())
const cells = z.record(z.string(), z.string().check(z.maxLength(maxCellLength)))

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

/** How a file writes numbers and days. The server keeps it for the page, which reads mended cells in it; it reads nothing itself. */
const style = z.object({
  decimal: z.enum(['.', ',']),
  days: z.enum(['day first', 'month first']),
})

const mapping = z.array(z.object({ column: z.string(), field: z.string() }))

/** Body of `POST {base}/imports/{kind}`. */
export const newImport = z.object({
  file,
  mapping,
  style,
  mode: z.enum(importModes),
  /** How many rows it has, its head not counted. */
  rows: count.check(z.positive(), z.maximum(mostRows)),
})

/** What an import is begun with. */
export type NewImport = z.infer<typeof newImport>

/** Why a row cannot be taken. */
const rowFault = z.object({
  /** Null where it is the row as a whole. */
  field: z.nullable(z.string()),
  /** One of `CellFault`, `LayoutFault`, `duplicate`, `exists`, or one of its kind's own. */
  code: z.string().check(z.maxLength(40)),
  /** Of a duplicate: the lines of all rows of the file with this key, the one that counts first. */
  rows: z.optional(z.array(count)),
  /** What is wrong, as the file has it: the cells beyond the header row. */
  text: z.optional(z.string().check(z.maxLength(200))),
})

/** Why a row cannot be taken. */
export type RowFault = z.infer<typeof rowFault>

/** Reasons for which a row of a text file does not fit its header row, or its quotation marks do not match. */
export const layoutFaults = ['more_cells', 'fewer_cells', 'quotes'] as const

/** Why a row of a text file as a whole cannot be taken. */
export type LayoutFault = (typeof layoutFaults)[number]

/** A row as it is sent. */
export const sentRow = z.object({
  /** Its place among the rows of the file, from 1; blank rows and the header row are not counted. */
  row: count.check(z.positive()),
  /** Its row number in the spreadsheet. */
  line: count.check(z.positive()),
  /** Each in its canonical form, or as in the file where it could not be read. */
  cells,
  /** What could not be read: the row is refused until it is sent without. Default: nothing. */
  faults: z.optional(z.array(rowFault).check(z.maxLength(100))),
})

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
  /** The rows whose record has changed were reviewed: they are written as they were shown. Without it those are not written. */
  reviewed: z.optional(z.literal(true)),
})

const tally = z.object({ created: count, changed: count, same: count, refused: count })

/** How many rows come to what. */
export type Tally = z.infer<typeof tally>

/**
 * Where an import is: its rows come in, it can be begun, it is under way, rows whose record has changed since the check wait for review, or it is
 * over.
 */
const importStates = ['receiving', 'ready', 'committing', 'stale', 'done', 'cancelled'] as const

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
  /** Rows that were not written, since their record has changed since the check: for review, or left out where the import is done. */
  stale: count,
  createdAt: instant,
  createdBy: actor,
})

/** An import. */
export type ImportJob = z.infer<typeof importJob>

/** A row that the server has looked at. */
export const checkedRow = z.object({
  row: count,
  line: count,
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

/** Which rows can be read: those that come to a verdict, or those that wait for review. */
export const rowFilters = [...verdicts, 'stale'] as const

/** Which rows are read. */
export type RowFilter = (typeof rowFilters)[number]

/** Answer of `GET {base}/imports/{kind}`: the caller's imports that can be continued, newest first. */
export const unfinishedImports = z.object({ items: z.array(importJob) })

/** How many of them are listed at most. */
export const maxUnfinished = 10

/** Answer of `GET {base}/imports/{kind}/{jobId}/rows?verdict=&after=`: in the order of the file. */
export const checkedRows = z.object({
  items: z.array(checkedRow),
  /** After which row the next ones come; null where these are the last. */
  next: z.nullable(count),
})
