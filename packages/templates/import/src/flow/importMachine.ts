import { makeKey } from '@console/core/api'
import type { CheckedRow, ImportJob, ImportMode, SentRow } from '@console/core/imports'
import { assign, fromPromise, setup } from 'xstate'
import type { HowRead, OpenedFile } from '../reading/reader'
import type { FileFault } from '../reading/readTable'

/** A file, how it is read, and what is done where there is a record already. */
export interface Chosen extends HowRead {
  file: File
  opened: OpenedFile
  mode: ImportMode
}

interface Context {
  /** The import that the address names; null where none has begun. */
  jobId: string | null
  file: File | null
  fault: FileFault | null
  chosen: Chosen | null
  /** What the import is begun under, so that it is begun once. */
  key: string
  job: ImportJob | null
  /** The rows that cannot be taken. */
  refused: readonly CheckedRow[]
  mended: readonly SentRow[]
  error: unknown
}

/** What can happen to an import. */
export type ImportEvent =
  | { type: 'import.file'; file: File }
  /** Of the mapping only what is another one. */
  | { type: 'import.map'; how: Partial<Pick<Chosen, 'mapping' | 'style' | 'mode'>> }
  /** The columns are right: the rows are sent, and looked at. */
  | { type: 'import.check' }
  | { type: 'import.mend'; rows: readonly SentRow[] }
  | { type: 'import.commit' }
  | { type: 'import.pause' }
  | { type: 'import.retry' }
  | { type: 'import.cancel' }
  /** Another file is chosen, from the beginning. */
  | { type: 'import.again' }

const missing = (name: string) => () => Promise.reject(new Error(`${name} must be provided`))

/**
 * An import, from the choice of a file to the report. Whatever is sent twice is done once: rows have numbers, and pieces are written from where the
 * import stands. So what failed, was paused or was cut off by a reload goes on where it was.
 */
export const importMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ImportEvent,
    input: {} as { jobId: string | null },
    /** `held`: what was not sent yet would be lost with the page. */
    tags: {} as 'held',
  },
  actors: {
    read: fromPromise<ImportJob, { jobId: string }>(missing('read')),
    open: fromPromise<OpenedFile | FileFault, { file: File }>(missing('open')),
    begin: fromPromise<ImportJob, { chosen: Chosen; key: string }>(missing('begin')),
    send: fromPromise<ImportJob, { chosen: Chosen; job: ImportJob }>(missing('send')),
    readRefused: fromPromise<readonly CheckedRow[], { job: ImportJob }>(missing('readRefused')),
    mend: fromPromise<ImportJob, { job: ImportJob; rows: readonly SentRow[] }>(missing('mend')),
    commit: fromPromise<ImportJob, { job: ImportJob }>(missing('commit')),
    cancel: fromPromise<ImportJob, { job: ImportJob }>(missing('cancel')),
  },
  actions: {
    /** The address names the import from now on, so that it outlives a reload; none where another begins. */
    nameJob: (_, _params: { jobId: string | null }) => {
      throw new Error('nameJob must be provided')
    },
    keepError: assign((_, { error }: { error: unknown }) => ({ error })),
    keepJob: assign((_, { job }: { job: ImportJob }) => ({ job, jobId: job.jobId, error: null })),
    takeFile: assign((_, { file }: { file: File }) => ({ file, fault: null })),
    keepOpened: assign(({ context }, { opened }: { opened: OpenedFile | FileFault }) =>
      typeof opened === 'string' || context.file === null
        ? { fault: typeof opened === 'string' ? opened : null }
        : {
            key: makeKey(),
            chosen: {
              file: context.file,
              opened,
              mapping: opened.mapping,
              style: opened.style,
              mode: 'upsert' as const,
            },
          },
    ),
    map: assign(({ context }, { how }: Extract<ImportEvent, { type: 'import.map' }>) => ({
      // Said otherwise it is another import.
      key: makeKey(),
      chosen: context.chosen && {
        ...context.chosen,
        ...how,
        mapping: { ...context.chosen.mapping, ...how.mapping },
      },
    })),
    keepMended: assign((_, { rows }: { rows: readonly SentRow[] }) => ({ mended: rows })),
    keepRefused: assign((_, { refused }: { refused: readonly CheckedRow[] }) => ({ refused })),
    beginAnew: assign({
      jobId: null,
      file: null,
      fault: null,
      chosen: null,
      job: null,
      refused: [],
      mended: [],
      error: null,
    }),
  },
  guards: {
    isNamed: ({ context }) => context.jobId !== null,
    isFault: (_, { opened }: { opened: OpenedFile | FileFault }) => typeof opened === 'string',
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
          goOn('done', ['done']),
          goOn('cancelled', ['cancelled']),
          goOn('lost', ['receiving']),
        ],
        onError: fails('unread'),
      },
    },
    unread: { on: { 'import.retry': 'reading' } },
    /** The page was left before the whole file was sent. */
    lost: {},
    choosing: { on: { 'import.file': taken() } },
    opening: {
      invoke: {
        src: 'open',
        input: ({ context }) => ({ file: context.file as File }),
        onDone: [
          {
            guard: { type: 'isFault', params: ({ event }) => ({ opened: event.output }) },
            target: 'choosing',
            actions: { type: 'keepOpened', params: ({ event }) => ({ opened: event.output }) },
          },
          {
            target: 'mapping',
            actions: { type: 'keepOpened', params: ({ event }) => ({ opened: event.output }) },
          },
        ],
        onError: {
          target: 'choosing',
          actions: { type: 'keepOpened', params: { opened: 'broken' as const } },
        },
      },
    },
    mapping: {
      on: {
        'import.map': { actions: { type: 'map', params: ({ event }) => event } },
        'import.check': 'beginning',
        'import.file': taken(),
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
            ...keepsJob(),
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
        onDone: { target: 'sent', actions: keepsJob() },
        onError: fails('unsent'),
      },
    },
    /** A piece has come: the next one is sent, or what came of all is read. */
    sent: { always: [{ guard: 'isSent', target: 'checking' }, { target: 'sending' }] },
    unsent: { on: { 'import.retry': 'sending', 'import.cancel': 'cancelling' } },
    checking: {
      invoke: {
        src: 'readRefused',
        input: ({ context: { job } }) => ({ job: job as ImportJob }),
        onDone: {
          target: 'reviewing',
          actions: { type: 'keepRefused', params: ({ event }) => ({ refused: event.output }) },
        },
        onError: fails('unchecked'),
      },
    },
    unchecked: { on: { 'import.retry': 'checking', 'import.cancel': 'cancelling' } },
    reviewing: {
      on: {
        'import.mend': {
          target: 'mending',
          actions: { type: 'keepMended', params: ({ event }) => ({ rows: event.rows }) },
        },
        'import.commit': 'committing',
        'import.cancel': 'cancelling',
      },
    },
    mending: {
      invoke: {
        src: 'mend',
        input: ({ context: { job, mended } }) => ({ job: job as ImportJob, rows: mended }),
        onDone: { target: 'checking', actions: keepsJob() },
        onError: fails('unmended'),
      },
    },
    unmended: {
      on: {
        'import.retry': 'mending',
        'import.mend': {
          target: 'mending',
          actions: { type: 'keepMended', params: ({ event }) => ({ rows: event.rows }) },
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
          goOn('done', ['done']),
          goOn('cancelled', ['cancelled']),
        ],
        onError: fails('interrupted'),
      },
    },
    /** A piece is written: the next one. */
    committed: { always: 'committing' },
    paused: { on: { 'import.commit': 'committing', 'import.cancel': 'cancelling' } },
    interrupted: { on: { 'import.retry': 'committing', 'import.cancel': 'cancelling' } },
    cancelling: {
      invoke: {
        src: 'cancel',
        input: ({ context: { job } }) => ({ job: job as ImportJob }),
        onDone: { target: 'cancelled', actions: keepsJob() },
        onError: fails('uncancelled'),
      },
    },
    uncancelled: { on: { 'import.retry': 'cancelling', 'import.commit': 'committing' } },
    cancelled: {},
    done: {},
  },
})

/** A file was chosen: the one before is forgotten. */
function taken() {
  return {
    target: 'opening',
    actions: {
      type: 'takeFile',
      params: ({ event }: { event: { file: File } }) => ({ file: event.file }),
    },
  } as const
}

function keepsJob() {
  return [
    {
      type: 'keepJob',
      params: ({ event }: { event: { output: ImportJob } }) => ({ job: event.output }),
    },
  ] as const
}

/** Where an import goes on that is in one of some states. */
function goOn<Target extends string>(target: Target, states: readonly ImportJob['state'][]) {
  return {
    guard: {
      type: 'isIn',
      params: ({ event }: { event: { output: ImportJob } }) => ({ job: event.output, states }),
    },
    target,
    actions: keepsJob(),
  } as const
}

function fails<Target extends string>(target: Target) {
  return {
    target,
    actions: {
      type: 'keepError',
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
    },
  } as const
}
