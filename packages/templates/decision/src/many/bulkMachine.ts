import type { ActionableRow } from '@console/core/workflows'
import type { ListQuery } from '@console/core/resources'
import { assign, enqueueActions, fromPromise, setup } from 'xstate'
import { makeKey } from '@console/core/api'
import {
  afterAnswer,
  afterFailure,
  afterGathering,
  afterUndo,
  type BulkItem,
  type BulkProgress,
  type GatheredPage,
  type ItemOutcome,
  type Part,
  partsOf,
  countOf,
  type TakenBack,
  tokensOf,
  unansweredProgress,
  withOwn,
} from './bulkParts'
import type { Needs } from '../rules'
import type { UndoLease } from '../undo'
import type { DecisionInput } from '../decisions'

/** Answer to a batch. */
export interface PartAnswer {
  outcomes: readonly ItemOutcome[]
  undoLease: UndoLease | null
}

/** Input of a batch. */
export interface PartInput {
  action: string | null
  input: DecisionInput
  part: Part
}

/** Input for single records, by token; null excludes a record. */
export type InputByToken = Readonly<Record<string, DecisionInput | null>>

interface Context {
  action: string | null
  input: DecisionInput
  /** Query that finds the records, when they were not named. */
  query: ListQuery
  progress: BulkProgress
  /** Undos that are still possible, one per batch. */
  undos: readonly Undo[]
  /** Reason of an early end. */
  error: unknown
}

/** Undo of one batch, with its records. */
export interface Undo {
  undoToken: string
  /** The same for every attempt, so that a lost answer is repeated. */
  key: string
  tokens: readonly string[]
}

/** Number of eligible records, and the excluded ones. */
type ForecastResult = Partial<Pick<BulkProgress, 'total' | 'leftOut'>>

/** Events of a bulk decision. */
export type BulkEvent =
  /** `items`: null when `query` defines them and has to be fetched first. */
  | {
      type: 'bulk.start'
      action: string
      needs: Exclude<Needs, 'confirmation'>
      total: number
      items: readonly BulkItem[] | null
      query: ListQuery
      /** Selected records that are not sent. */
      leftOut: readonly ItemOutcome[]
      rows: ReadonlyMap<string, ActionableRow>
    }
  /** Batches that were sent earlier and not answered. */
  | {
      type: 'bulk.resume'
      action: string
      input: DecisionInput
      parts: readonly Part[]
      rows: ReadonlyMap<string, ActionableRow>
    }
  /**
   * `own`: input for single records, by token, overriding the rest; `forecastResult`: the server's forecast for a query, when the user
   * was shown it.
   */
  | {
      type: 'bulk.submit'
      input: DecisionInput
      own?: InputByToken | undefined
      forecastResult?: ForecastResult | undefined
    }
  | { type: 'bulk.stop' }
  | { type: 'bulk.retry' }
  | { type: 'bulk.undo' }
  | { type: 'bulk.expire'; undoToken: string }
  | { type: 'bulk.close' }

/** Result of an undo. */
export interface BulkUndoOutcome {
  action: string | null
  results: readonly TakenBack[]
  progress: BulkProgress
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

const nothing: BulkProgress = {
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
 * Bulk decision in batches, with an outcome for each record. Stopping lets the batch in flight finish. Failed records can be
 * retried, decided ones undone.
 */
export const bulkMachine = setup({
  types: {
    context: {} as Context,
    events: {} as BulkEvent,
    /** `unsent`: nothing is started, or its form is open; `running`: it is in flight. */
    tags: {} as 'unsent' | 'running',
  },
  actors: {
    gather: fromPromise<
      GatheredPage,
      { query: ListQuery; action: string | null; known: ReadonlySet<string> }
    >(() => Promise.reject(new Error('gather must be provided'))),
    sendPart: fromPromise<PartAnswer, PartInput>(() =>
      Promise.reject(new Error('sendPart must be provided')),
    ),
    takeBack: fromPromise<readonly TakenBack[], { undos: readonly Undo[] }>(() =>
      Promise.reject(new Error('takeBack must be provided')),
    ),
  },
  actions: {
    report: (_, _params: BulkUndoOutcome) => {
      throw new Error('tell must be provided')
    },
    begin: assign(
      (
        _,
        { action, total, items, query, leftOut, rows }: Extract<BulkEvent, { type: 'bulk.start' }>,
      ) => ({
        action,
        query,
        input: {},
        progress: {
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
      (_, { action, input, parts, rows }: Extract<BulkEvent, { type: 'bulk.resume' }>) => ({
        action,
        input,
        query: {},
        progress: unansweredProgress(parts, rows),
        undos: [],
        error: null,
      }),
    ),
    setInput: assign(
      (
        { context },
        {
          input,
          own = {},
          forecastResult = {},
        }: {
          input: DecisionInput
          own?: InputByToken | undefined
          forecastResult?: ForecastResult | undefined
        },
      ) => ({
        input,
        progress: withOwn({ ...context.progress, ...forecastResult }, own),
      }),
    ),
    takeGathered: assign(({ context }, found: GatheredPage) => ({
      progress: afterGathering(context.progress, found),
    })),
    takeAnswer: enqueueActions(({ context, enqueue }, { outcomes, undoLease }: PartAnswer) => {
      enqueue.assign({ progress: afterAnswer(context.progress, outcomes) })
      if (!undoLease || undoLease.time <= 0) return
      const { undoToken, time } = undoLease
      const tokens = tokensOf(
        new Map(outcomes.map((each) => [each.token, each])),
        (outcome) => outcome === 'ok',
      )
      const others = context.undos.filter((undo) => undo.undoToken !== undoToken)
      enqueue.assign({ undos: [...others, { undoToken, key: makeKey(), tokens }] })
      // A timer that is set again under its id does not replace the former one.
      const id = `expire ${undoToken}`
      enqueue.cancel(id)
      enqueue.raise({ type: 'bulk.expire', undoToken }, { delay: time, id })
    }),
    dropUndo: assign(({ context }, { undoToken }: { undoToken: string }) => ({
      undos: context.undos.filter((undo) => undo.undoToken !== undoToken),
    })),
    takeFailure: assign(({ context }, { error }: { error: unknown }) => ({
      progress: afterFailure(context.progress, error),
      error,
    })),
    planRetry: assign(({ context: { progress } }) => ({
      progress: { ...progress, parts: progress.unsent, unsent: [], isStopping: false },
      error: null,
    })),
    markStop: assign(({ context }) => ({ progress: { ...context.progress, isStopping: true } })),
    /** A lost call can be repeated under its key; what the server no longer undoes cannot. */
    noteTakenBack: assign(({ context }, { results }: { results: readonly TakenBack[] }) => {
      const unclear = results.filter(({ isUnclear }) => isUnclear)
      return {
        progress: afterUndo(context.progress, results),
        undos: context.undos.filter(({ undoToken }) =>
          unclear.some((each) => each.undoToken === undoToken),
        ),
      }
    }),
  },
  guards: {
    needsForm: (_, { needs }: { needs: Needs }) => needs === 'form',
    isKnown: (_, { items }: { items: readonly BulkItem[] | null }) => items !== null,
    knowsItems: ({ context }) => context.progress.parts.length > 0,
    hasMore: (_, { progress }: { progress: BulkProgress }) => progress.parts.length > 0,
    mayGatherMore: (_, { progress }: { progress: BulkProgress }) =>
      !progress.isWhole && !progress.isStopping,
    isAll: (_, { progress }: { progress: BulkProgress }) =>
      countOf(progress, 'done') === progress.total,
    // A record with a pending result may turn out to be done.
    isNone: (_, { progress }: { progress: BulkProgress }) =>
      countOf(progress, 'done') === 0 && countOf(progress, 'checking') === 0,
    hasUnsent: ({ context }) => context.progress.unsent.length > 0,
    isUnfinished: ({ context }) => !context.progress.isWhole,
    canUndo: ({ context }) => context.undos.length > 0,
    isUndone: (_, { results }: { results: readonly TakenBack[] }) =>
      results.every(({ left }) => left.length === 0),
  },
}).createMachine({
  id: 'bulk',
  context: {
    action: null,
    input: {},
    query: {},
    progress: nothing,
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
          { guard: 'knowsItems', target: 'running.sending', actions: setInput() },
          { target: 'running.gathering', actions: setInput() },
        ],
        'bulk.close': 'idle',
      },
    },
    running: {
      tags: 'running',
      initial: 'gathering',
      on: { 'bulk.stop': { actions: 'markStop' } },
      states: {
        /** Fetches the records of a query with their versions, again as long as it returns undecided ones. */
        gathering: {
          invoke: {
            id: 'gather',
            src: 'gather',
            input: ({ context: { query, action, progress } }) => ({
              query,
              action,
              known: new Set(progress.outcomes.keys()),
            }),
            onDone: goesOn(
              'sending',
              ({ context, event }: Gathered) => afterGathering(context.progress, event.output),
              { type: 'takeGathered', params: ({ event }: Gathered) => event.output },
            ),
            onError: ends(failedProgress, fails()),
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
            ({ context, event }: Undone) => afterUndo(context.progress, event.output),
            undone(),
          ),
        ],
      },
    },
  },
})

interface Gathered {
  context: Context
  event: { output: GatheredPage }
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

function setInput() {
  return {
    type: 'setInput',
    params: ({ event }: { event: Extract<BulkEvent, { type: 'bulk.submit' }> }) => event,
  } as const
}

/** Sends the first batch, then the next one and further results, until none is left or one fails. */
function sending<Again extends string>(again: Again) {
  return {
    src: 'sendPart',
    input: ({ context: { action, input, progress } }: { context: Context }) => ({
      action,
      input,
      part: progress.parts[0] ?? { key: '', items: [] },
    }),
    onDone: goesOn(
      again,
      ({ context, event }: Answered) => afterAnswer(context.progress, event.output.outcomes),
      { type: 'takeAnswer', params: ({ event }: Answered) => event.output },
    ),
    onError: ends(failedProgress, fails()),
  } as const
}

function fails() {
  return { type: 'takeFailure', params: ({ event }: Failed) => event } as const
}

function failedProgress({ context, event }: Failed): BulkProgress {
  return afterFailure(context.progress, event.error)
}

/** Next step: another batch, another fetch, or the end. */
function goesOn<const Again extends string, Happened, const Actions>(
  again: Again,
  progressOf: (happened: Happened) => BulkProgress,
  actions: Actions,
) {
  const params = (happened: Happened) => ({ progress: progressOf(happened) })
  return [
    { guard: { type: 'hasMore', params }, target: again, reenter: true, actions },
    {
      guard: { type: 'mayGatherMore', params },
      target: '#bulk.running.gathering',
      reenter: true,
      actions,
    },
    ...ends(progressOf, actions),
  ] as const
}

function ends<Happened, const Actions>(
  progressOf: (happened: Happened) => BulkProgress,
  actions: Actions,
) {
  const params = (happened: Happened) => ({ progress: progressOf(happened) })
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
      type: 'report',
      params: ({ context: { action, progress }, event }: Undone) => ({
        action,
        progress,
        results: event.output,
      }),
    },
  ] as const
}
