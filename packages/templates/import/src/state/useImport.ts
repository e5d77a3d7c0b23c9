import { type Send, useSend } from '@console/core/api'
import {
  beginImport,
  cancelImport,
  type CheckedRow,
  commitRows,
  firstPiece,
  type ImportJob,
  type ImportKind,
  type JobOf,
  readImport,
  readRows,
  sendRows,
  type SentRow,
} from '@console/core/imports'
import { plainFileName } from '@console/core/files'
import { useActor } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { fromPromise, type SnapshotFrom } from 'xstate'
import { type Chosen, type ImportEvent, importMachine } from '../flow/importMachine'
import { withStoredMapping } from './storedMapping'
import { isFileFault } from '../reading/fileFault'
import type { ReadChoice } from '../reading/openFile'
import { type LazyReader, lazyReader } from '../reading/lazyReader'
import type { Reader } from '../reading/reader'
import { readPieces } from '../reading/readPieces'
import type { MendedRow } from '../reading/readRow'

/** Open import with its state and its events. */
export interface OpenImport {
  snapshot: SnapshotFrom<typeof importMachine>
  dispatch: (event: ImportEvent) => void
  reader: Reader
  /** Progress of the reader, and a function that ends it. */
  reading: Omit<LazyReader, 'reader'>
}

/** Returns the import in the address, or a new one. */
export function useImport(kind: ImportKind): OpenImport {
  const send = useSend()
  const { reader, ...reading } = useReader()
  const [search, setSearch] = useSearchParams()
  const machine = useMemo(
    () => importMachine.provide({ actors: actorsOf(send, kind, reader) }),
    [send, kind, reader],
  )
  const [snapshot, dispatch] = useActor(
    machine.provide({
      actions: {
        nameJob: (_, { jobId }) =>
          setSearch(jobId === null ? {} : { job: jobId }, { replace: true }),
      },
    }),
    { input: { jobId: search.get('job') } },
  )
  return { snapshot, dispatch, reader, reading }
}

/** Worker that reads files, started with the first file and terminated with the screen. */
function useReader(): LazyReader {
  const [lazy] = useState(lazyReader)
  useEffect(() => lazy.end, [lazy])
  return lazy
}

function actorsOf(send: Send, kind: ImportKind, reader: Reader) {
  const of = ({ jobId }: Pick<ImportJob, 'jobId'>): JobOf => ({ kind, jobId })
  const piece = readPieces(reader)
  return {
    read: fromPromise<ImportJob, { jobId: string }>(({ input, signal }) =>
      readImport(send, of(input), signal),
    ),
    open: fromPromise<Awaited<ReturnType<Reader['open']>>, { file: File }>(async ({ input }) => {
      const opened = await reader.open(input.file, kind.columns)
      return isFileFault(opened) ? opened : withStoredMapping(kind, opened)
    }),
    reread: fromPromise<Awaited<ReturnType<Reader['reread']>>, { choice: ReadChoice }>(
      async ({ input }) => {
        const opened = await reader.reread(input.choice)
        return isFileFault(opened) ? opened : withStoredMapping(kind, opened)
      },
    ),
    begin: fromPromise<ImportJob, { chosen: Chosen; key: string }>(({ input }) =>
      begin(send, kind, input),
    ),
    send: fromPromise<ImportJob, { chosen: Chosen; job: ImportJob }>(async ({ input }) => {
      const { chosen, job } = input
      return sendRows(send, of(job), await piece(chosen, job.received))
    }),
    readRefused: fromPromise<readonly CheckedRow[], { job: ImportJob }>(({ input, signal }) =>
      input.job.expected.refused === 0
        ? Promise.resolve([])
        : readRows(send, of(input.job), 'refused', signal),
    ),
    mend: fromPromise<ImportJob, { job: ImportJob; rows: readonly MendedRow[] }>(
      async ({ input: { job, rows } }) =>
        sendMended(send, of(job), job, await reader.mended(kind.columns, rows, job.style)),
    ),
    commit: fromPromise<ImportJob, { job: ImportJob }>(({ input: { job } }) =>
      commitRows(send, of(job), job),
    ),
    cancel: fromPromise<ImportJob, { job: ImportJob }>(({ input }) =>
      cancelImport(send, of(input.job)),
    ),
  }
}

function begin(send: Send, kind: ImportKind, { chosen, key }: { chosen: Chosen; key: string }) {
  const { file, opened, mapping, style, mode } = chosen
  const pairs = Object.entries(mapping).flatMap(([field, place]) =>
    place === null ? [] : [{ column: opened.head[place] ?? '', field }],
  )
  const { sha256, rows } = opened
  const name = plainFileName(file.name) || 'file'
  const body = { file: { name, bytes: file.size, sha256 }, mapping: pairs, style, mode, rows }
  return beginImport(send, kind, body, key)
}

/** Sends corrected rows in batches. */
async function sendMended(
  send: Send,
  of: JobOf,
  job: ImportJob,
  rows: readonly SentRow[],
): Promise<ImportJob> {
  let now = job
  for (let left = rows; left.length > 0;) {
    const next = firstPiece(left)
    now = await sendRows(send, of, next)
    left = left.slice(next.length)
  }
  return now
}
