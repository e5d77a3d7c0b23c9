import * as z from 'zod/mini'
import { actor, instant, token } from '../contracts'
import { maxCellLength, maxFileBytes, maxRows, pieceRows } from './kind'

const count = z.int().check(z.nonnegative())
const cells = z.record(z.string(), z.string().check(z.maxLength(maxCellLength)))

/** Expected result of a row: a record that is created, changed or unchanged, or a refusal. */
export const verdicts = ['created', 'changed', 'same', 'refused'] as const

/** Expected result of a row. */
export type Verdict = (typeof verdicts)[number]

/** Handling of rows whose record exists already: refuse or change it. */
export const importModes = ['create', 'upsert'] as const

/** Handling of rows whose record exists already. */
export type ImportMode = (typeof importModes)[number]

const file = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  bytes: count.check(z.maximum(maxFileBytes)),
  /** Of the file's bytes, in hexadecimal digits. */
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})

/**
 * Number and date format of a file. The server stores it for the page, which parses corrected cells with it; the server itself parses
 * nothing.
 */
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
  /** Number of rows, without the header row. */
  rows: count.check(z.positive(), z.maximum(maxRows)),
})

/** Body that starts an import. */
export type NewImport = z.infer<typeof newImport>

/** Reason why a row is refused. */
const rowFault = z.object({
  /** Null where it concerns the row as a whole. */
  field: z.nullable(z.string()),
  /** One of `CellFault`, `LayoutFault`, `duplicate`, `exists`, or one of its kind's own. */
  code: z.string().check(z.maxLength(40)),
  /** Of a duplicate: the lines of all rows of the file with this key, the one that counts first. */
  rows: z.optional(z.array(count)),
  /** The offending text of the file: the cells beyond the header row. */
  text: z.optional(z.string().check(z.maxLength(200))),
})

/** Reason why a row is refused. */
export type RowFault = z.infer<typeof rowFault>

/** Reasons for which a row of a text file does not fit its header row, or its quotation marks do not match. */
export const layoutFaults = ['more_cells', 'fewer_cells', 'quotes'] as const

/** Reason why a row of a text file as a whole is refused. */
export type LayoutFault = (typeof layoutFaults)[number]

/** A row as sent. */
export const sentRow = z.object({
  /** Its index among the rows of the file, from 1; blank rows and the header row are not counted. */
  row: count.check(z.positive()),
  /** Its row number in the spreadsheet. */
  line: count.check(z.positive()),
  /** Each in its canonical form, or as in the file where it could not be parsed. */
  cells,
  /** Parse errors: the row is refused until it is sent without. Default: none. */
  faults: z.optional(z.array(rowFault).check(z.maxLength(100))),
})

/** A row as sent. */
export type SentRow = z.infer<typeof sentRow>

/** Body of `PATCH {base}/imports/{kind}/{jobId}/rows`: rows that were not sent yet, or that were corrected. */
export const rowsToSend = z.object({
  rows: z.array(sentRow).check(z.minLength(1), z.maxLength(pieceRows)),
})

/** Body of `POST {base}/imports/{kind}/{jobId}/commit`. */
export const piece = z.object({
  /** Number of finished rows when it was read: the next ones are written once, however often this is sent. */
  from: count,
  /** The rows whose record has changed were reviewed: they are written as shown. Otherwise those are not written. */
  reviewed: z.optional(z.literal(true)),
})

const tally = z.object({ created: count, changed: count, same: count, refused: count })

/** Number of rows per result. */
export type Tally = z.infer<typeof tally>

/**
 * State of an import: receiving rows, ready to commit, committing, waiting for review of rows whose record has changed since the check, or
 * finished.
 */
const importStates = ['receiving', 'ready', 'committing', 'stale', 'done', 'cancelled'] as const

/** An import: progress and results of a file. */
export const importJob = z.object({
  jobId: token,
  state: z.enum(importStates),
  ...newImport.shape,
  /** Number of its rows that the server has received. */
  received: count,
  /** Expected results. */
  expected: tally,
  /** Number of finished rows, from the first. */
  done: count,
  /** Results of those. */
  written: tally,
  /** Rows that were not written, since their record has changed since the check: for review, or skipped where the import is done. */
  stale: count,
  createdAt: instant,
  createdBy: actor,
})

/** An import. */
export type ImportJob = z.infer<typeof importJob>

/** A row that the server has checked. */
export const checkedRow = z.object({
  row: count,
  line: count,
  cells,
  verdict: z.enum(verdicts),
  faults: z.array(rowFault),
  /** Of a changed one: current values of its record, by field. */
  before: z.record(z.string(), z.string()),
})

/** A row that the server has checked. */
export type CheckedRow = z.infer<typeof checkedRow>

/** Maximum rows per read call. */
export const maxReadRows = 500

/** Filters of rows: by verdict, or those that wait for review. */
export const rowFilters = [...verdicts, 'stale'] as const

/** Filter of rows. */
export type RowFilter = (typeof rowFilters)[number]

/** Response of `GET {base}/imports/{kind}`: the caller's imports that can be resumed, newest first. */
export const unfinishedImports = z.object({ items: z.array(importJob) })

/** Maximum number of listed imports. */
export const maxUnfinished = 10

/** Response of `GET {base}/imports/{kind}/{jobId}/rows?verdict=&after=`: in the order of the file. */
export const checkedRows = z.object({
  items: z.array(checkedRow),
  /** Row after which the next ones follow; null where these are the last. */
  next: z.nullable(count),
})
