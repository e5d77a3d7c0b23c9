import { ApiError } from '@console/core/api'
import type { Action } from '@console/core/contracts'
import type { ListQuery } from '@console/core/resources'
import { assign, fromPromise, setup } from 'xstate'
import {
  afterAnswer,
  afterFailure,
  afterUndo,
  type BulkItem,
  type Course,
  type ItemOutcome,
  type Part,
  partsOf,
  partsOfRetry,
  succeeded,
} from './bulkParts'
import type { Needs, Reprieve } from './decisionMachine'
import type { Said } from './decisions'
import { refusedOf } from './refusalWords'

/** What a part is answered with. */
export interface PartAnswer {
  outcomes: readonly ItemOutcome[]
  reprieve: Reprieve | null
}

/** What is sent of a part. */
export interface PartInput {
  action: Action | null
  said: Said
  part: Part
}

interface Context {
  action: Action | null
  said: Said
  /** What finds the records, where they were not named. */
  query: ListQuery
  course: Course
  /** How what was decided can be taken back, one for each part that was answered. */
  undos: readonly Undo[]
  undoTime: number
  error: unknown
}

/** Takes back what one part has brought about: which records those are. */
interface Undo {
  undoToken: string
  tokens: readonly string[]
}

/** What can happen to a decision about many records. */
export type BulkEvent =
  /** `items`: null where `query` says which they are, and has to be asked first. */
  | {
      type: 'bulk.start'
      action: Action
      needs: Exclude<Needs, 'confirmation'>
      total: number
      items: readonly BulkItem[] | null
      query: ListQuery
    }
  | { type: 'bulk.submit'; said: Said }
  | { type: 'bulk.stop' }
  | { type: 'bulk.retry' }
  | { type: 'bulk.undo' }
  | { type: 'bulk.close' }

/** What came of taking it back. */
export type BulkTold = 'undone' | 'partlyUndone' | 'notUndone'

interface Started {
  event: Extract<BulkEvent, { type: 'bulk.start' }>
}

interface Answered {
  context: Context
  event: { output: PartAnswer }
}

interface Failed {
  context: Context
  event: { error: unknown }
}

const nothing: Course = {
  total: 0,
  parts: [],
  unsent: [],
  outcomes: new Map(),
  isStopping: false,
}

/**
 * One decision about many records, in parts, with an outcome for each (domain design 5.11). Stopping lets the part on its
 * way come to its end. What failed can be tried again, what succeeded taken back.
 */
export const bulkMachine = setup({
  types: { context: {} as Context, events: {} as BulkEvent },
  actors: {
    gather: fromPromise<readonly BulkItem[], { query: ListQuery }>(() =>
      Promise.reject(new Error('gather must be provided')),
    ),
    sendPart: fromPromise<PartAnswer, PartInput>(() =>
      Promise.reject(new Error('sendPart must be provided')),
    ),
    takeBack: fromPromise<void, { undoToken: string }>(() =>
      Promise.reject(new Error('takeBack must be provided')),
    ),
  },
  actions: {
    tell: (_, _params: { what: BulkTold }) => {
      throw new Error('tell must be provided')
    },
    begin: assign(
      (_, { action, total, items, query }: Extract<BulkEvent, { type: 'bulk.start' }>) => ({
        action,
        query,
        said: {},
        course: { ...nothing, total, parts: partsOf(items ?? []) },
        undos: [],
        error: null,
      }),
    ),
    keepSaid: assign((_, { said }: { said: Said }) => ({ said })),
    takeItems: assign(({ context }, { items }: { items: readonly BulkItem[] }) => ({
      course: { ...context.course, total: items.length, parts: partsOf(items) },
    })),
    takeAnswer: assign(({ context }, { outcomes, reprieve }: PartAnswer) => ({
      course: afterAnswer(context.course, outcomes),
      undos: reprieve
        ? [...context.undos, { undoToken: reprieve.undoToken, tokens: decidedOf(outcomes) }]
        : context.undos,
      undoTime: reprieve?.time ?? context.undoTime,
    })),
    takeFailure: assign(({ context }, { error }: { error: unknown }) => ({
      course: afterFailure(context.course, refusedOf(error)),
      error,
    })),
    planRetry: assign(({ context: { course } }) => ({
      course: { ...course, parts: partsOfRetry(course), unsent: [], isStopping: false },
      error: null,
    })),
    markStop: assign(({ context }) => ({ course: { ...context.course, isStopping: true } })),
    noteTakenBack: assign(({ context: { course, undos } }) => ({
      course: afterUndo(course, undos[0]?.tokens ?? []),
      undos: undos.slice(1),
    })),
    forgetUndo: assign({ undos: [] }),
    /** A lost call can be made again; what the server no longer takes back cannot. */
    forgetRefusedUndo: assign(({ context }, { error }: { error: unknown }) =>
      error instanceof ApiError && error.isPassing ? context : { undos: [] },
    ),
  },
  guards: {
    needsForm: (_, { needs }: { needs: Needs }) => needs === 'form',
    isKnown: (_, { items }: { items: readonly BulkItem[] | null }) => items !== null,
    knowsItems: ({ context }) => context.course.parts.length > 0,
    isEmpty: (_, { items }: { items: readonly BulkItem[] }) => items.length === 0,
    hasMore: (_, { course }: { course: Course }) => course.parts.length > 0,
    isAll: (_, { course }: { course: Course }) => succeeded(course) === course.total,
    isNone: (_, { course }: { course: Course }) => succeeded(course) === 0,
    canRetry: ({ context }) => partsOfRetry(context.course).length > 0,
    wasNotGathered: ({ context: { course, error } }) =>
      course.outcomes.size === 0 && error !== null,
    canUndo: ({ context }) => context.undos.length > 0,
    hasMoreToTakeBack: ({ context }) => context.undos.length > 1,
  },
  delays: { undoTime: ({ context }) => context.undoTime },
}).createMachine({
  id: 'bulk',
  context: {
    action: null,
    said: {},
    query: {},
    course: nothing,
    undos: [],
    undoTime: 0,
    error: null,
  },
  initial: 'idle',
  states: {
    idle: { on: { 'bulk.start': starts() } },
    composing: {
      on: {
        'bulk.submit': [
          { guard: 'knowsItems', target: 'running.sending', actions: keepSaid() },
          { target: 'running.gathering', actions: keepSaid() },
        ],
        'bulk.close': 'idle',
      },
    },
    running: {
      initial: 'gathering',
      on: { 'bulk.stop': { actions: 'markStop' } },
      states: {
        /** Which records a query finds, with their versions. */
        gathering: {
          invoke: {
            id: 'gather',
            src: 'gather',
            input: ({ context }) => ({ query: context.query }),
            onDone: [
              {
                guard: { type: 'isEmpty', params: ({ event }) => ({ items: event.output }) },
                target: '#bulk.finished.none',
                actions: { type: 'takeItems', params: ({ event }) => ({ items: event.output }) },
              },
              {
                target: 'sending',
                actions: { type: 'takeItems', params: ({ event }) => ({ items: event.output }) },
              },
            ],
            onError: {
              target: '#bulk.finished.none',
              actions: { type: 'takeFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        sending: { invoke: { id: 'sendPart', ...sending('sending') } },
      },
    },
    retrying: {
      on: { 'bulk.stop': { actions: 'markStop' } },
      invoke: { id: 'sendPartAgain', ...sending('retrying') },
    },
    finished: {
      initial: 'none',
      on: {
        'bulk.start': starts(),
        'bulk.retry': [
          { guard: 'canRetry', target: 'retrying', actions: 'planRetry' },
          { guard: 'wasNotGathered', target: 'running.gathering' },
        ],
        'bulk.undo': { guard: 'canUndo', target: 'undoing' },
        'bulk.close': 'idle',
      },
      after: { undoTime: { actions: 'forgetUndo' } },
      states: { all: {}, partial: {}, none: {} },
    },
    undoing: {
      invoke: {
        id: 'takeBack',
        src: 'takeBack',
        input: ({ context }) => ({ undoToken: context.undos[0]?.undoToken ?? '' }),
        onDone: [
          {
            guard: 'hasMoreToTakeBack',
            target: 'undoing',
            reenter: true,
            actions: 'noteTakenBack',
          },
          { target: 'idle', actions: { type: 'tell', params: { what: 'undone' } } },
        ],
        onError: [
          {
            guard: { type: 'isAll', params: ({ context }) => context },
            target: 'finished.all',
            actions: notUndone(),
          },
          { target: 'finished.partial', actions: notUndone() },
        ],
      },
    },
  },
})

function starts() {
  return [
    {
      guard: { type: 'needsForm', params: ({ event }: Started) => event },
      target: 'composing',
      actions: { type: 'begin', params: ({ event }: Started) => event },
    },
    {
      guard: { type: 'isKnown', params: ({ event }: Started) => event },
      target: 'running.sending',
      actions: { type: 'begin', params: ({ event }: Started) => event },
    },
    {
      target: 'running.gathering',
      actions: { type: 'begin', params: ({ event }: Started) => event },
    },
  ] as const
}

function keepSaid() {
  return {
    type: 'keepSaid',
    params: ({ event }: { event: Extract<BulkEvent, { type: 'bulk.submit' }> }) => event,
  } as const
}

/** Sends the first part, then the next one, until none is left or one fails. */
function sending<Again extends string>(again: Again) {
  const answered = ({ context, event }: Answered) => ({
    course: afterAnswer(context.course, event.output.outcomes),
  })
  const failed = ({ context, event }: Failed) => ({
    course: afterFailure(context.course, refusedOf(event.error)),
  })
  const take = { type: 'takeAnswer', params: ({ event }: Answered) => event.output } as const
  const fail = { type: 'takeFailure', params: ({ event }: Failed) => event } as const
  return {
    src: 'sendPart',
    input: ({ context: { action, said, course } }: { context: Context }) => ({
      action,
      said,
      part: course.parts[0] ?? { key: '', items: [] },
    }),
    onDone: [
      { guard: { type: 'hasMore', params: answered }, target: again, reenter: true, actions: take },
      { guard: { type: 'isAll', params: answered }, target: '#bulk.finished.all', actions: take },
      { guard: { type: 'isNone', params: answered }, target: '#bulk.finished.none', actions: take },
      { target: '#bulk.finished.partial', actions: take },
    ],
    onError: [
      { guard: { type: 'isNone', params: failed }, target: '#bulk.finished.none', actions: fail },
      { target: '#bulk.finished.partial', actions: fail },
    ],
  } as const
}

function notUndone() {
  return [
    { type: 'forgetRefusedUndo', params: ({ event }: Failed) => event },
    {
      type: 'tell',
      params: ({ context: { course } }: Failed): { what: BulkTold } => ({
        what: course.outcomes.size < course.total ? 'partlyUndone' : 'notUndone',
      }),
    },
  ] as const
}

function decidedOf(outcomes: readonly ItemOutcome[]): string[] {
  return outcomes.filter(({ outcome }) => outcome === 'ok').map(({ token }) => token)
}
