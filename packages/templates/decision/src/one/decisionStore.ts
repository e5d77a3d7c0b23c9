import { ApiError, isOffline } from '@console/core/api'
import type { ActionableRow } from '@console/core/workflows'
import type { Actor } from '@console/core/contracts'
import type { Resource } from '@console/core/resources'
import { createActor } from 'xstate'
import { ownDecisionOn, takeNew, takeRecord } from '../caches'
import type { AllDecisions, DecisionInput, DecisionOfRow, StartOptions } from '../decisions'
import {
  attemptOf,
  isSentInBulk,
  isStored,
  unansweredActions,
  unansweredDecision,
} from '../pendingWrites'
import { needsOf, settles } from '../rules'
import { type CallTools, createDecisionCalls } from './decisionCalls'
import { decisionMachine, type DecisionOutcome } from './decisionMachine'
import { type DecisionActor, decisionOf, isActive, optimisticRow } from './decisionView'

/**
 * Reason why a command did nothing: the action has a blocker; it was sent in bulk with an unknown result, which its list requests
 * again; there is no network; the time to undo has passed.
 */
export type Obstacle = { blocker: string } | 'sentInBulk' | 'offline' | 'undoExpired'

/** Dependencies of a store of decisions. */
export interface DecisionTools<Row extends ActionableRow> extends CallTools {
  me: () => Actor
  /**
   * Reports an outcome.
   * @param record as the server has answered it; null before it has
   */
  report(outcome: DecisionOutcome, decision: DecisionOfRow<Row>, record: Row | null): void
  /** Reports a refusal that no screen shows beside its record. */
  announceRefusal(decision: DecisionOfRow<Row>): void
  announceObstacle(obstacle: Obstacle, row: Row): void
}

interface Entry<Row extends ActionableRow> {
  actor: DecisionActor
  view: DecisionOfRow<Row>
  /** Requested rows with their displayed version, so that an unchanged row keeps its identity. */
  shown: WeakMap<Row, Row>
}

/** Decisions about one kind of record, independent of mounted screens. */
export interface DecisionStore<Row extends ActionableRow> {
  subscribe(onChange: () => void): () => void
  getSnapshot(): AllDecisions<Row>
  onDecided(listener: (row: Row, action: string) => void): () => void
  /** Discards all decisions; pending answers are ignored. */
  stop(): void
}

/** Creates the store for one kind of record. Each decision is a running machine; the latest about a record replaces the former. */
export function createDecisionStore<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  tools: DecisionTools<Row>,
): DecisionStore<Row> {
  const { send, queries, attempts, unsent } = tools
  const { workflows, tokenOf } = resource
  const { ask, actors } = createDecisionCalls(resource, tools)
  const machine = decisionMachine.provide({
    actors,
    actions: {
      reread({ context }, { isAsked }) {
        const token = tokenOf(context.row as Row)
        void takeNew(queries, send, resource, token, isAsked ? 'take' : undefined)
      },
      report({ context, self }, { outcome }) {
        const row = context.row as Row
        // The actor's own snapshot follows only after the transition.
        const error = context.error instanceof ApiError ? context.error : null
        const view = viewOf(self as DecisionActor)
        tools.report(outcome, { ...view, error }, context.record as Row | null)
        if (outcome === 'done' || outcome === 'doneForGood')
          for (const listener of listeners) listener(row, context.action)
      },
    },
  })
  const entries = new Map<string, Entry<Row>>()
  /** Number of places that show a record, by token. */
  const visible = new Map<string, number>()
  const readers = new Set<() => void>()
  const listeners = new Set<(row: Row, action: string) => void>()
  let snapshot = look()

  function change() {
    snapshot = look()
    for (const onChange of readers) onChange()
  }

  function start(row: Row, action: string, { withForm, about }: StartOptions = {}) {
    const token = tokenOf(row)
    const permission = row._actions.find((each) => each.action === action)
    const current = entries.get(token)?.view
    // While a dialog's code loads, the user cannot see yet that input is needed.
    if (!permission || snapshot.composed || current?.isUnconfirmed || current?.state === 'checking')
      return
    if (resumeAction(row, action)) return
    const drafts = settles(workflows, action) ? unsent.of(token, action) : []
    const needs = withForm ? 'form' : needsOf(workflows, action, row, drafts.length > 0)
    const { blocker } = permission
    if (isSentInBulk(attempts, resource, token, action)) tools.announceObstacle('sentInBulk', row)
    else if (blocker !== null) tools.announceObstacle({ blocker }, row)
    else if (needs === 'nothing' && isOffline()) tools.announceObstacle('offline', row)
    else open(row, action, drafts, about ?? null).send({ type: 'decision.start', needs })
  }

  function open(row: Row, action: string, drafts: readonly string[], about: string | null) {
    const token = tokenOf(row)
    const isFinal = isStored(workflows, action)
    const actor = createActor(machine, { input: { row, action, isFinal, unsent: drafts, about } })
    leave(token)
    const entry: Entry<Row> = { actor, view: viewOf(actor), shown: new WeakMap() }
    entries.set(token, entry)
    actor.subscribe(() => follow(token, entry))
    return actor.start()
  }

  /** Resumes a request of an action that was not answered; returns whether there was one. */
  function resumeAction(row: Row, action: string): boolean {
    const stored = unansweredDecision(attempts, resource, tokenOf(row), action)
    if (!stored) return false
    const { action: _, revision: __, ...input } = stored.body
    const actor = open(row, action, [], null)
    actor.send({ type: 'decision.resume', input, key: stored.key })
    // Too late to apply now: asking again only reports the result.
    if (row.version !== stored.version) actor.send({ type: 'decision.retry' })
    return true
  }

  function resume(row: Row) {
    const token = tokenOf(row)
    if (!entries.has(token))
      unansweredActions(attempts, resource, token).some((action) => resumeAction(row, action))
  }

  function follow(token: string, entry: Entry<Row>) {
    if (!isActive(entry.actor)) return
    const former = entry.view
    entry.view = viewOf(entry.actor)
    const { state, row, hasError } = entry.view
    if (former.state === state && former.row === row) return
    if (entry.actor.getSnapshot().hasTag('over')) leave(token)
    change()
    if (hasError && state !== 'checking' && !visible.has(token)) tools.announceRefusal(entry.view)
  }

  /** Discards a decision that has ended or is replaced. */
  function leave(token: string) {
    entries.get(token)?.actor.stop()
    entries.delete(token)
  }

  function viewOf(actor: DecisionActor): DecisionOfRow<Row> {
    return decisionOf<Row>(actor, {
      attemptOf: (row, action) => attemptOf(attempts, resource, tokenOf(row), action),
      write: (input, key) => write(actor, input, key),
      announceUndoExpired: (row) => tools.announceObstacle('undoExpired', row),
    })
  }

  /** Sends the input of an own form. A user who has left the form is notified of the result all the same. */
  async function write(actor: DecisionActor, input: object, key: string) {
    if (!isActive(actor)) throw new Error('Nothing is being decided')
    const { row, action } = viewOf(actor)
    const token = tokenOf(row)
    try {
      const answer = await ask(row, action, input, key)
      if (isActive(actor)) actor.send({ type: 'decision.written', written: answer })
      else {
        takeRecord(queries, resource, answer.record, action)
        unsent.settle([token])
        tools.report('doneForGood', viewOf(actor), answer.record)
      }
      return answer
    } catch (error) {
      const status = error instanceof ApiError && !error.isUnclear ? error.status : null
      const isUnanswered = unansweredDecision(attempts, resource, token, action)?.key === key
      if (!isActive(actor)) {
        if (isUnanswered && !entries.has(token)) resumeAction(row, action)
        else void takeNew(queries, send, resource, token)
        throw error
      }
      if (status === null) actor.send({ type: 'decision.written', written: 'unclear' })
      if (isUnanswered)
        actor.send({ type: 'decision.resume', input: input as DecisionInput, key, error })
      else if (status !== null && [404, 409, 412].includes(status)) {
        const now = await takeNew(queries, send, resource, token, 'take')
        if (now && isActive(actor)) actor.send({ type: 'decision.reread', row: now })
      }
      throw error
    }
  }

  function shown<Shown extends Row>(row: Shown): Shown {
    const entry = entries.get(tokenOf(row))
    if (!entry?.view.isUnconfirmed) return row
    const known = entry.shown.get(row)
    if (known) return known as Shown
    const drawn = optimisticRow(workflows, entry.view, row, tools.me())
    entry.shown.set(row, drawn)
    return drawn
  }

  function markVisible(token: string) {
    visible.set(token, (visible.get(token) ?? 0) + 1)
    return () => {
      const left = (visible.get(token) ?? 1) - 1
      if (left === 0) visible.delete(token)
      else visible.set(token, left)
    }
  }

  function look(): AllDecisions<Row> {
    const views = [...entries.values()].map(({ view }) => view)
    const last = views.findLast(({ canBeUndone }) => canBeUndone)
    return {
      start,
      resume,
      markVisible,
      shown,
      ownOn: (token) => ownDecisionOn(queries, resource, token),
      of: (token) => entries.get(token)?.view ?? null,
      composed: views.find(({ isComposed }) => isComposed) ?? null,
      undoLast: last
        ? () => {
            last.undo()
            return tokenOf(last.row)
          }
        : null,
    }
  }

  return {
    subscribe(onChange) {
      readers.add(onChange)
      return () => readers.delete(onChange)
    },
    getSnapshot: () => snapshot,
    onDecided(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      for (const token of entries.keys()) leave(token)
      change()
    },
  }
}
