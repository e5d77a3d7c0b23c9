import { makeKey } from '@console/core/api'
import type { CheckedRow, FileStyle, ImportJob, ImportMode } from '@console/core/imports'
import { assign, fromPromise, setup } from 'xstate'
import { type FileFault, isFileFault } from '../reading/fileFault'
import type { ReadChoice } from '../reading/openFile'
import type { HowRead, OpenedFile } from '../reading/reader'
import type { MendedRow } from '../reading/readRow'

/** File with its mapping, and the handling of existing records. */
export interface Chosen extends HowRead {
  file: File
  opened: OpenedFile
  /** Chosen notations of numbers and days. `style` is the complete one, once the file is checked. */
  answers: Partial<FileStyle>
  mode: ImportMode
}

interface Context {
  /** Import in the address; null before one has started. */
  jobId: string | null
  file: File | null
  fault: FileFault | null
  /** Manual choices where the detected layout was wrong. */
  choice: ReadChoice
  chosen: Chosen | null
  /** Idempotency key of the import, so that it is created once. */
  key: string
  job: ImportJob | null
  /** Rows that cannot be imported. */
  refused: readonly CheckedRow[]
  mended: readonly MendedRow[]
  error: unknown
}

/** Events of an import. */
export type ImportEvent =
  | { type: 'import.file'; file: File }
  /** Reads the file with another encoding, sheet or header row. */
  | { type: 'import.reread'; choice: ReadChoice }
  /** Changed parts of the mapping and the answers. */
  | { type: 'import.map'; how: Partial<Pick<Chosen, 'mapping' | 'answers' | 'mode'>> }
  /** Columns and style are confirmed: the rows are sent and checked. */
  | { type: 'import.check'; style: FileStyle }
  | { type: 'import.continue'; jobId: string }
  | { type: 'import.mend'; rows: readonly MendedRow[] }
  | { type: 'import.commit' }
  | { type: 'import.pause' }
  | { type: 'import.retry' }
  | { type: 'import.cancel' }
  /** Starts again with another file. */
  | { type: 'import.again' }

const missing = (name: string) => () => Promise.reject(new Error(`${name} must be provided`))

/**
 * Import from the choice of a file to the report. Every request can be repeated safely: rows have numbers, and batches are
 * written from the import's position. A failed, paused or reloaded import therefore continues where it was.
 */
export const importMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ImportEvent,
    input: {} as { jobId: string | null },
    /** `held`: unsent rows would be lost with the page. */
    tags: {} as 'held',
  },
  actors: {
    read: fromPromise<ImportJob, { jobId: string }>(missing('read')),
    open: fromPromise<OpenedFile | FileFault, { file: File }>(missing('open')),
    reread: fromPromise<OpenedFile | FileFault, { choice: ReadChoice }>(missing('reread')),
    begin: fromPromise<ImportJob, { chosen: Chosen; key: string }>(missing('begin')),
    send: fromPromise<ImportJob, { chosen: Chosen; job: ImportJob }>(missing('send')),
    readRefused: fromPromise<readonly CheckedRow[], { job: ImportJob }>(missing('readRefused')),
    mend: fromPromise<ImportJob, { job: ImportJob; rows: readonly MendedRow[] }>(missing('mend')),
    commit: fromPromise<ImportJob, { job: ImportJob }>(missing('commit')),
    cancel: fromPromise<ImportJob, { job: ImportJob }>(missing('cancel')),
  },
  actions: {
    /** Puts the import into the address, so that it survives a reload; null when another starts. */
    nameJob: (_, _params: { jobId: string | null }) => {
      throw new Error('nameJob must be provided')
    },
    setError: assign((_, { error }: { error: unknown }) => ({ error })),
    setJob: assign((_, { job }: { job: ImportJob }) => ({ job, jobId: job.jobId, error: null })),
    takeFile: assign((_, { file }: { file: File }) => ({ file, fault: null, choice: {} })),
    takeChoice: assign(({ context }, { choice }: { choice: ReadChoice }) => {
      const { encoding = null, sheet = 0 } = context.chosen?.opened.layout ?? {}
      // With another encoding or sheet the header row is detected again.
      return { choice: { ...(encoding ? { encoding } : {}), sheet, ...choice } }
    }),
    takeStyle: assign(({ context }, { style }: { style: FileStyle }) => ({
      chosen: context.chosen && { ...context.chosen, style },
    })),
    takeJob: assign((_, { jobId }: { jobId: string }) => ({ jobId })),
    setOpened: assign(({ context }, { opened }: { opened: OpenedFile | FileFault }) =>
      isFileFault(opened) || context.file === null
        ? { fault: isFileFault(opened) ? opened : null }
        : {
            fault: null,
            key: makeKey(),
            chosen: {
              file: context.file,
              opened,
              mapping: opened.mapping,
              answers: {},
              style: { decimal: '.', days: 'day first' } as const,
              mode: context.chosen?.mode ?? ('upsert' as const),
            },
          },
    ),
    map: assign(({ context }, { how }: Extract<ImportEvent, { type: 'import.map' }>) => ({
      // Read differently, it is another import.
      key: makeKey(),
      chosen: context.chosen && {
        ...context.chosen,
        ...how,
        mapping: { ...context.chosen.mapping, ...how.mapping },
        answers: { ...context.chosen.answers, ...how.answers },
      },
    })),
    setMended: assign((_, { rows }: { rows: readonly MendedRow[] }) => ({ mended: rows })),
    setRefused: assign((_, { refused }: { refused: readonly CheckedRow[] }) => ({ refused })),
    beginAnew: assign({
      jobId: null,
      file: null,
      fault: null,
      choice: {},
      chosen: null,
      job: null,
      refused: [],
      mended: [],
      error: null,
    }),
  },
  guards: {
    isNamed: ({ context }) => context.jobId !== null,
    isFault: (_, { opened }: { opened: OpenedFile | FileFault }) => isFileFault(opened),
    isSent: ({ context: { job } }) => job !== null && job.received >= job.rows,
    isIn: (_, { job, states }: { job: ImportJob | null; states: readonly ImportJob['state'][] }) =>
      job !== null && states.includes(job.state),
  },
}).createMachine({
  id: 'import',
  context: ({ input }) => ({
    jobId: input.jobId,
    file: null,
    fault: null,
    choice: {},
    chosen: null,
    key: '',
    job: null,
    refused: [],
    mended: [],
    error: null,
  }),
  initial: 'begun',
  on: {
    'import.again': {
      target: '.choosing',
      actions: ['beginAnew', { type: 'nameJob', params: { jobId: null } }],
    },
  },
  states: {
    begun: { always: [{ guard: 'isNamed', target: 'reading' }, { target: 'choosing' }] },
    reading: {
      invoke: {
        src: 'read',
        input: ({ context }) => ({ jobId: context.jobId ?? '' }),
        onDone: [
          goOn('paused', ['committing']),
          goOn('checking', ['ready']),
          goOn('stale', ['stale']),
          goOn('done', ['done']),
          goOn('cancelled', ['cancelled']),
          goOn('lost', ['receiving']),
        ],
        onError: fails('unreadable'),
      },
    },
    unreadable: { on: { 'import.retry': 'reading' } },
    /** The page was left before the whole file was sent. */
    lost: {},
    choosing: {
      on: {
        'import.file': taken(),
        'import.continue': {
          target: 'reading',
          actions: [
            { type: 'takeJob', params: ({ event }) => event },
            { type: 'nameJob', params: ({ event }) => event },
          ],
        },
      },
    },
    opening: {
      invoke: {
        src: 'open',
        input: ({ context }) => ({ file: context.file as File }),
        onDone: [
          {
            guard: { type: 'isFault', params: ({ event }) => ({ opened: event.output }) },
            target: 'choosing',
            actions: { type: 'setOpened', params: ({ event }) => ({ opened: event.output }) },
          },
          {
            target: 'mapping',
            actions: { type: 'setOpened', params: ({ event }) => ({ opened: event.output }) },
          },
        ],
        onError: {
          target: 'choosing',
          actions: { type: 'setOpened', params: { opened: { code: 'broken' as const } } },
        },
      },
    },
    mapping: {
      on: {
        'import.map': { actions: { type: 'map', params: ({ event }) => event } },
        'import.reread': {
          target: 'rereading',
          actions: { type: 'takeChoice', params: ({ event }) => event },
        },
        'import.check': {
          target: 'beginning',
          actions: { type: 'takeStyle', params: ({ event }) => event },
        },
        'import.file': taken(),
      },
    },
    /** An impossible layout is reported, and the file stays as it was read before. */
    rereading: {
      invoke: {
        src: 'reread',
        input: ({ context }) => ({ choice: context.choice }),
        onDone: {
          target: 'mapping',
          actions: { type: 'setOpened', params: ({ event }) => ({ opened: event.output }) },
        },
        onError: {
          target: 'mapping',
          actions: { type: 'setOpened', params: { opened: { code: 'broken' as const } } },
        },
      },
    },
    beginning: {
      tags: 'held',
      invoke: {
        src: 'begin',
        input: ({ context: { chosen, key } }) => ({ chosen: chosen as Chosen, key }),
        onDone: {
          target: 'sending',
          actions: [
            ...setJobFromOutput(),
            { type: 'nameJob', params: ({ event }) => ({ jobId: event.output.jobId }) },
          ],
        },
        onError: fails('unbegun'),
      },
    },
    unbegun: {
      on: {
        'import.retry': 'beginning',
        'import.map': { target: 'mapping', actions: { type: 'map', params: ({ event }) => event } },
      },
    },
    sending: {
      tags: 'held',
      on: { 'import.cancel': 'cancelling' },
      invoke: {
        src: 'send',
        input: ({ context: { chosen, job } }) => ({
          chosen: chosen as Chosen,
          job: job as ImportJob,
        }),
        onDone: { target: 'sent', actions: setJobFromOutput() },
        onError: fails('unsent'),
      },
    },
    /** A batch was sent: the next one is sent, or the results of all are read. */
    sent: { always: [{ guard: 'isSent', target: 'checking' }, { target: 'sending' }] },
    unsent: { on: { 'import.retry': 'sending', 'import.cancel': 'cancelling' } },
    checking: {
      invoke: {
        src: 'readRefused',
        input: ({ context: { job } }) => ({ job: job as ImportJob }),
        onDone: {
          target: 'reviewing',
          actions: { type: 'setRefused', params: ({ event }) => ({ refused: event.output }) },
        },
        onError: fails('unchecked'),
      },
    },
    unchecked: { on: { 'import.retry': 'checking', 'import.cancel': 'cancelling' } },
    reviewing: {
      on: {
        'import.mend': {
          target: 'mending',
          actions: { type: 'setMended', params: ({ event }) => ({ rows: event.rows }) },
        },
        'import.commit': 'committing',
        'import.cancel': 'cancelling',
      },
    },
    mending: {
      invoke: {
        src: 'mend',
        input: ({ context: { job, mended } }) => ({ job: job as ImportJob, rows: mended }),
        onDone: { target: 'checking', actions: setJobFromOutput() },
        onError: fails('unmended'),
      },
    },
    unmended: {
      on: {
        'import.retry': 'mending',
        'import.mend': {
          target: 'mending',
          actions: { type: 'setMended', params: ({ event }) => ({ rows: event.rows }) },
        },
        'import.cancel': 'cancelling',
      },
    },
    committing: {
      on: { 'import.pause': 'paused', 'import.cancel': 'cancelling' },
      invoke: {
        src: 'commit',
        input: ({ context: { job } }) => ({ job: job as ImportJob }),
        onDone: [
          goOn('committed', ['committing']),
          goOn('stale', ['stale']),
          goOn('done', ['done']),
          goOn('cancelled', ['cancelled']),
        ],
        onError: fails('interrupted'),
      },
    },
    /** A batch was written: the next one follows. */
    committed: { always: 'committing' },
    /** Records of some rows have changed since the check: these rows are written after another review, or skipped. */
    stale: { on: { 'import.commit': 'committing', 'import.cancel': 'cancelling' } },
    paused: { on: { 'import.commit': 'committing', 'import.cancel': 'cancelling' } },
    interrupted: { on: { 'import.retry': 'committing', 'import.cancel': 'cancelling' } },
    cancelling: {
      invoke: {
        src: 'cancel',
        input: ({ context: { job } }) => ({ job: job as ImportJob }),
        onDone: [goOn('done', ['done']), { target: 'cancelled', actions: setJobFromOutput() }],
        onError: fails('uncancelled'),
      },
    },
    uncancelled: { on: { 'import.retry': 'cancelling', 'import.commit': 'committing' } },
    cancelled: {},
    done: {},
  },
})

/** A file was chosen: the former one is discarded. */
function taken() {
  return {
    target: 'opening',
    actions: {
      type: 'takeFile',
      params: ({ event }: { event: { file: File } }) => ({ file: event.file }),
    },
  } as const
}

function setJobFromOutput() {
  return [
    {
      type: 'setJob',
      params: ({ event }: { event: { output: ImportJob } }) => ({ job: event.output }),
    },
  ] as const
}

/** Target of an import that is in one of these states. */
function goOn<Target extends string>(target: Target, states: readonly ImportJob['state'][]) {
  return {
    guard: {
      type: 'isIn',
      params: ({ event }: { event: { output: ImportJob } }) => ({ job: event.output, states }),
    },
    target,
    actions: setJobFromOutput(),
  } as const
}

function fails<Target extends string>(target: Target) {
  return {
    target,
    actions: {
      type: 'setError',
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
    },
  } as const
}
