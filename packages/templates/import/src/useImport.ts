import { type Send, useSend } from '@console/core/api'
import {
  beginImport,
  cancelImport,
  type CheckedRow,
  commitRows,
  type ImportJob,
  type ImportKind,
  type JobOf,
  pieceRows,
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
import { type Chosen, type ImportEvent, importMachine } from './flow/importMachine'
import { withKeptMapping } from './keptMapping'
import type { Reader } from './reading/reader'
import { startReader } from './reading/startReader'

/** An import where it stands now, and what it is told. */
export interface OpenImport {
  snapshot: SnapshotFrom<typeof importMachine>
  tell: (event: ImportEvent) => void
  reader: Reader
}

/** The import that the address names, or a new one. */
export function useImport(kind: ImportKind): OpenImport {
  const send = useSend()
  const reader = useReader()
  const [search, setSearch] = useSearchParams()
  const machine = useMemo(
    () => importMachine.provide({ actors: actorsOf(send, kind, reader) }),
    [send, kind, reader],
  )
  const [snapshot, tell] = useActor(
    machine.provide({
      actions: {
        nameJob: (_, { jobId }) =>
          setSearch(jobId === null ? {} : { job: jobId }, { replace: true }),
      },
    }),
    { input: { jobId: search.get('job') } },
  )
  return { snapshot, tell, reader }
}

/** A worker that reads files, begun with the first file and ended with the screen. */
function useReader(): Reader {
  const [lazy] = useState(lazyReader)
  useEffect(() => lazy.end, [lazy])
  return lazy.reader
}

function lazyReader(): { reader: Reader; end: () => void } {
  let started: ReturnType<typeof startReader> | null = null
  const begun = () => (started ??= startReader()).reader
  return {
    reader: {
      open: (...given) => begun().open(...given),
      look: (...given) => begun().look(...given),
      rows: (...given) => begun().rows(...given),
    },
    end() {
      started?.end()
      started = null
    },
  }
}

function actorsOf(send: Send, kind: ImportKind, reader: Reader) {
  const of = ({ jobId }: Pick<ImportJob, 'jobId'>): JobOf => ({ kind, jobId })
  return {
    read: fromPromise<ImportJob, { jobId: string }>(({ input, signal }) =>
      readImport(send, of(input), signal),
    ),
    open: fromPromise<Awaited<ReturnType<Reader['open']>>, { file: File }>(async ({ input }) => {
      const opened = await reader.open(input.file, kind.columns)
      return typeof opened === 'string' ? opened : withKeptMapping(kind, opened)
    }),
    begin: fromPromise<ImportJob, { chosen: Chosen; key: string }>(({ input }) =>
      begin(send, kind, input),
    ),
    send: fromPromise<ImportJob, { chosen: Chosen; job: ImportJob }>(async ({ input }) => {
      const { chosen, job } = input
      return sendRows(send, of(job), await reader.rows(chosen, job.received, pieceRows))
    }),
    readRefused: fromPromise<readonly CheckedRow[], { job: ImportJob }>(({ input, signal }) =>
      input.job.expected.refused === 0
        ? Promise.resolve([])
        : readRows(send, of(input.job), 'refused', signal),
    ),
    mend: fromPromise<ImportJob, { job: ImportJob; rows: readonly SentRow[] }>(({ input }) =>
      mend(send, of(input.job), input),
    ),
    commit: fromPromise<ImportJob, { job: ImportJob }>(({ input: { job } }) =>
      commitRows(send, of(job), job.done),
    ),
    cancel: fromPromise<ImportJob, { job: ImportJob }>(({ input }) =>
      cancelImport(send, of(input.job)),
    ),
  }
}

function begin(send: Send, kind: ImportKind, { chosen, key }: { chosen: Chosen; key: string }) {
  const { file, opened, mapping, mode } = chosen
  const pairs = Object.entries(mapping).flatMap(([field, place]) =>
    place === null ? [] : [{ column: opened.head[place] ?? '', field }],
  )
  const { sha256, rows } = opened
  const name = plainFileName(file.name) || 'file'
  const body = { file: { name, bytes: file.size, sha256 }, mapping: pairs, mode, rows }
  return beginImport(send, kind, body, key)
}

/** Sends mended rows, piece by piece. */
async function mend(
  send: Send,
  of: JobOf,
  { job, rows }: { job: ImportJob; rows: readonly SentRow[] },
): Promise<ImportJob> {
  let now = job
  for (let from = 0; from < rows.length; from += pieceRows)
    now = await sendRows(send, of, rows.slice(from, from + pieceRows))
  return now
}
