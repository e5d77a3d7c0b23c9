import type { ActionableRow } from '@console/core/kinds'
import type { ListQuery } from '@console/core/resources'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { makeKey } from '@console/core/api'
import {
  afterAnswer,
  afterFailure,
  afterGathering,
  afterUndo,
  type BulkItem,
  type Course,
  type Found,
  type ItemOutcome,
  type Part,
  partsOf,
  countOf,
  type TakenBack,
  tokensOf,
  unansweredCourse,
  withOwn,
} from './bulkParts'
import type { Needs, UndoLease } from '../one/decisionMachine'
import type { Said } from '../decisions'

/** What a part is answered with. */
export interface PartAnswer {
  outcomes: readonly ItemOutcome[]
  undoLease: UndoLease | null
}

/** What is sent of a part. */
export interface PartInput {
  action: string | null
  said: Said
  part: Part
}

/** What is said of records by themselves, by token; null leaves one out. */
export type OwnSaid = Readonly<Record<string, Said | null>>

interface Context {
  action: string | null
  said: Said
  /** What finds the records, where they were not named. */
  query: ListQuery
  claimers: readonly string[]
  course: Course
  /** How what was decided can be taken back, one for each part of which that is still possible. */
  undos: readonly Undo[]
  /** What ended it early. */
  error: unknown
}

/** Takes back what one part has brought about: which records those are. */
export interface Undo {
  undoToken: string
  /** The same for every try, so that an answer that got lost is given again. */
  key: string
  tokens: readonly string[]
}

/** What can happen to a decision about many records. */
export type BulkEvent =
  /** `items`: null where `query` says which they are, and has to be asked first. */
  | {
      type: 'bulk.start'
      action: string
      needs: Exclude<Needs, 'confirmation'>
      total: number
      items: readonly BulkItem[] | null
      query: ListQuery
      /** What is chosen and not sent. */
      leftOut: readonly ItemOutcome[]
      /** The rows that are chosen, by token, as they were read. */
      rows: ReadonlyMap<string, ActionableRow>
      /** Whose claims it would end. */
      claimers: readonly string[]
    }
  /** Parts that were sent before and not answered. */
  | {
      type: 'bulk.resume'
      action: string
      said: Said
      parts: readonly Part[]
      /** The rows as they were chosen, by token. */
      rows: ReadonlyMap<string, ActionableRow>
    }
  /** `own`: what is said of a record over that, by its token. */
  | { type: 'bulk.submit'; said: Said; own?: OwnSaid | undefined }
  | { type: 'bulk.stop' }
  | { type: 'bulk.retry' }
  | { type: 'bulk.undo' }
  /** The time of one part in which it can be taken back is over. */
  | { type: 'bulk.expire'; undoToken: string }
  | { type: 'bulk.close' }

/** What came of taking it back. */
export interface BulkUndoOutcome {
  action: string | null
  results: readonly TakenBack[]
  course: Course
}

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

interface Undone {
  context: Context
  event: { output: readonly TakenBack[] }
}

const nothing: Course = {
  total: 0,
  parts: [],
  unsent: [],
  outcomes: new Map(),
  leftOut: [],
  rows: new Map(),
  isStopping: false,
  isWhole: true,
  takenBack: 0,
}

/**
 * One decision about many records, in parts, with an outcome for each (domain design 5.11). Stopping lets the part on its
 * way come to its end. What failed can be tried again, what succeeded taken back.
 */
export const bulkMachine = setup({
  types: {
    context: {} as Context,
    events: {} as BulkEvent,
    /** `unsent`: nothing is begun, or its form is open; `running`: it is on its way. */
    tags: {} as 'unsent' | 'running',
  },
  actors: {
    gather: fromPromise<Found, { query: ListQuery; known: ReadonlySet<string> }>(() =>
      Promise.reject(new Error('gather must be provided')),
    ),
    sendPart: fromPromise<PartAnswer, PartInput>(() =>
      Promise.reject(new Error('sendPart must be provided')),
    ),
    takeBack: fromPromise<readonly TakenBack[], { undos: readonly Undo[] }>(() =>
      Promise.reject(new Error('takeBack must be provided')),
    ),
  },
  actions: {
    tell: (_, _params: BulkUndoOutcome) => {
      throw new Error('tell must be provided')
    },
    begin: assign(
      (
        _,
        {
          action,
          total,
          items,
          query,
          claimers,
          leftOut,
          rows,
        }: Extract<BulkEvent, { type: 'bulk.start' }>,
      ) => ({
        action,
        query,
        claimers,
        said: {},
        course: {
          ...nothing,
          total,
          leftOut,
          rows,
          parts: partsOf(items ?? []),
          isWhole: items !== null,
        },
        undos: [],
        error: null,
      }),
    ),
    resume: assign(
      (_, { action, said, parts, rows }: Extract<BulkEvent, { type: 'bulk.resume' }>) => ({
        action,
        said,
        query: {},
        claimers: [],
        course: unansweredCourse(parts, rows),
        undos: [],
        error: null,
      }),
    ),
    keepSaid: assign(
      ({ context }, { said, own = {} }: { said: Said; own?: OwnSaid | undefined }) => ({
        said,
        course: withOwn(context.course, own),
      }),
    ),
    takeFound: assign(({ context }, found: Found) => ({
      course: afterGathering(context.course, found),
    })),
    takeAnswer: enqueueActions(({ context, enqueue }, { outcomes, undoLease }: PartAnswer) => {
      enqueue.assign({ course: afterAnswer(context.course, outcomes) })
      if (!undoLease || undoLease.time <= 0) return
      const { undoToken, time } = undoLease
      const tokens = tokensOf(
        new Map(outcomes.map((each) => [each.token, each])),
        (outcome) => outcome === 'ok',
      )
      const others = context.undos.filter((undo) => undo.undoToken !== undoToken)
      enqueue.assign({ undos: [...others, { undoToken, key: makeKey(), tokens }] })
      enqueue.raise({ type: 'bulk.expire', undoToken }, { delay: time, id: `expire ${undoToken}` })
    }),
    dropUndo: assign(({ context }, { undoToken }: { undoToken: string }) => ({
      undos: context.undos.filter((undo) => undo.undoToken !== undoToken),
    })),
    takeFailure: assign(({ context }, { error }: { error: unknown }) => ({
      course: afterFailure(context.course, error),
      error,
    })),
    planRetry: assign(({ context: { course } }) => ({
      course: { ...course, parts: course.unsent, unsent: [], isStopping: false },
      error: null,
    })),
    markStop: assign(({ context }) => ({ course: { ...context.course, isStopping: true } })),
    /** A lost call can be made again, under its key; what the server no longer takes back cannot. */
    noteTakenBack: assign(({ context }, { results }: { results: readonly TakenBack[] }) => {
      const unclear = results.filter(({ isUnclear }) => isUnclear)
      return {
        course: afterUndo(context.course, results),
        undos: context.undos.filter(({ undoToken }) =>
          unclear.some((each) => each.undoToken === undoToken),
        ),
      }
    }),
  },
  guards: {
    needsForm: (_, { needs }: { needs: Needs }) => needs === 'form',
    isKnown: (_, { items }: { items: readonly BulkItem[] | null }) => items !== null,
    knowsItems: ({ context }) => context.course.parts.length > 0,
    hasMore: (_, { course }: { course: Course }) => course.parts.length > 0,
    mayFindMore: (_, { course }: { course: Course }) => !course.isWhole && !course.isStopping,
    isAll: (_, { course }: { course: Course }) => countOf(course, 'done') === course.total,
    // What may still turn out to be done is not nothing.
    isNone: (_, { course }: { course: Course }) =>
      countOf(course, 'done') === 0 && countOf(course, 'checking') === 0,
    hasUnsent: ({ context }) => context.course.unsent.length > 0,
    isUnfinished: ({ context }) => !context.course.isWhole,
    canUndo: ({ context }) => context.undos.length > 0,
    isUndone: (_, { results }: { results: readonly TakenBack[] }) =>
      results.every(({ left }) => left.length === 0),
  },
}).createMachine({
  id: 'bulk',
  context: {
    action: null,
    said: {},
    query: {},
    claimers: [],
    course: nothing,
    undos: [],
    error: null,
  },
  initial: 'idle',
  on: { 'bulk.expire': { actions: { type: 'dropUndo', params: ({ event }) => event } } },
  states: {
    idle: { tags: 'unsent', on: { 'bulk.start': starts(), 'bulk.resume': resumes() } },
    composing: {
      tags: 'unsent',
      on: {
        'bulk.submit': [
          { guard: 'knowsItems', target: 'running.sending', actions: keepSaid() },
          { target: 'running.gathering', actions: keepSaid() },
        ],
        'bulk.close': 'idle',
      },
    },
    running: {
      tags: 'running',
      initial: 'gathering',
      on: { 'bulk.stop': { actions: 'markStop' } },
      states: {
        /** Which records a query finds, with their versions: again, as long as there are others than were decided about. */
        gathering: {
          invoke: {
            id: 'gather',
            src: 'gather',
            input: ({ context: { query, course } }) => ({
              query,
              known: new Set(course.outcomes.keys()),
            }),
            onDone: goesOn(
              'sending',
              ({ context, event }: Gathered) => afterGathering(context.course, event.output),
              { type: 'takeFound', params: ({ event }: Gathered) => event.output },
            ),
            onError: ends(failedCourse, fails()),
          },
        },
        sending: { invoke: { id: 'sendPart', ...sending('sending') } },
      },
    },
    retrying: {
      tags: 'running',
      on: { 'bulk.stop': { actions: 'markStop' } },
      invoke: { id: 'sendPartAgain', ...sending('retrying') },
    },
    finished: {
      initial: 'none',
      on: {
        'bulk.start': starts(),
        'bulk.resume': resumes(),
        'bulk.retry': [
          { guard: 'hasUnsent', target: 'retrying', actions: 'planRetry' },
          { guard: 'isUnfinished', target: 'running.gathering', actions: 'planRetry' },
        ],
        'bulk.undo': { guard: 'canUndo', target: 'undoing' },
        'bulk.close': 'idle',
      },
      states: { all: {}, partial: {}, none: {} },
    },
    undoing: {
      invoke: {
        id: 'takeBack',
        src: 'takeBack',
        input: ({ context }) => ({ undos: context.undos }),
        onDone: [
          {
            guard: {
              type: 'isUndone',
              params: ({ event }: Undone) => ({ results: event.output }),
            },
            target: 'idle',
            actions: undone(),
          },
          ...ends(
            ({ context, event }: Undone) => afterUndo(context.course, event.output),
            undone(),
          ),
        ],
      },
    },
  },
})

interface Gathered {
  context: Context
  event: { output: Found }
}

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

function resumes() {
  return {
    target: '#bulk.finished.none',
    actions: {
      type: 'resume',
      params: ({ event }: { event: Extract<BulkEvent, { type: 'bulk.resume' }> }) => event,
    },
  } as const
}

function keepSaid() {
  return {
    type: 'keepSaid',
    params: ({ event }: { event: Extract<BulkEvent, { type: 'bulk.submit' }> }) => event,
  } as const
}

/** Sends the first part, then the next one and what else is found, until none is left or one fails. */
function sending<Again extends string>(again: Again) {
  return {
    src: 'sendPart',
    input: ({ context: { action, said, course } }: { context: Context }) => ({
      action,
      said,
      part: course.parts[0] ?? { key: '', items: [] },
    }),
    onDone: goesOn(
      again,
      ({ context, event }: Answered) => afterAnswer(context.course, event.output.outcomes),
      { type: 'takeAnswer', params: ({ event }: Answered) => event.output },
    ),
    onError: ends(failedCourse, fails()),
  } as const
}

function fails() {
  return { type: 'takeFailure', params: ({ event }: Failed) => event } as const
}

function failedCourse({ context, event }: Failed): Course {
  return afterFailure(context.course, event.error)
}

/** Where it goes with the course that comes of what happened: on with its parts, to find others, or to its end. */
function goesOn<const Again extends string, Happened, const Actions>(
  again: Again,
  courseOf: (happened: Happened) => Course,
  actions: Actions,
) {
  const params = (happened: Happened) => ({ course: courseOf(happened) })
  return [
    { guard: { type: 'hasMore', params }, target: again, reenter: true, actions },
    {
      guard: { type: 'mayFindMore', params },
      target: '#bulk.running.gathering',
      reenter: true,
      actions,
    },
    ...ends(courseOf, actions),
  ] as const
}

function ends<Happened, const Actions>(courseOf: (happened: Happened) => Course, actions: Actions) {
  const params = (happened: Happened) => ({ course: courseOf(happened) })
  return [
    { guard: { type: 'isNone', params }, target: '#bulk.finished.none', actions },
    { guard: { type: 'isAll', params }, target: '#bulk.finished.all', actions },
    { target: '#bulk.finished.partial', actions },
  ] as const
}

function undone() {
  return [
    { type: 'noteTakenBack', params: ({ event }: Undone) => ({ results: event.output }) },
    {
      type: 'tell',
      params: ({ context: { action, course }, event }: Undone) => ({
        action,
        course,
        results: event.output,
      }),
    },
  ] as const
}
