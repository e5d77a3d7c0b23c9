import { ApiError, isOffline } from '@console/core/api'
import type { ActionableRow } from '@console/core/workflows'
import type { Actor } from '@console/core/contracts'
import type { Resource } from '@console/core/resources'
import { createActor, fromPromise } from 'xstate'
import { ownDecisionOn, takeNew, takeRecord } from '../caches'
import type { RestoreText, UnsentText } from '../decisionDrafts'
import type { AllDecisions, DecisionInput, DecisionOfRow, StartOptions } from '../decisions'
import { settles, needsOf } from '../rules'
import { type CallTools, createDecisionCalls } from './decisionCalls'
import { decisionMachine, type DecisionOutcome } from './decisionMachine'
import {
  commandsOf,
  type DecisionActor,
  type DecisionSnapshot,
  optimisticRow,
  shownDecision,
} from './decisionView'

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
  announceBlocker(row: Row, action: string): void
  /** Reports that it was sent in bulk with an unknown result: its list requests that again. */
  announceSentWithOthers(row: Row): void
  /** Reports that there is no network: nothing was started. */
  announceOffline(): void
  /** Reports that the time to undo had passed when undo was pressed. */
  announceTooLate(): void
  /** The user's drafts about records of this kind. */
  unsent: UnsentText
}

interface Entry<Row extends ActionableRow> {
  actor: DecisionActor
  view: DecisionOfRow<Row>
  /** Restores its drafts, once it is decided. */
  restoreText?: RestoreText
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

/** Creates the store for one kind of record. */
export function createDecisionStore<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  tools: DecisionTools<Row>,
): DecisionStore<Row> {
  const { send, queries } = tools
  const calls = createDecisionCalls(resource, tools)
  const machine = decisionMachine.provide({
    actors: {
      decide: fromPromise(({ input, signal }) => calls.decide(input, signal)),
      takeBack: fromPromise(({ input, signal }) => calls.takeBack(input, signal)),
    },
    actions: {
      report({ context }, { outcome }) {
        const { action, record } = context
        const row = context.row as Row
        const view = entries.get(resource.tokenOf(row))?.view
        if (!view) return
        // The view follows the machine only after its transition.
        const error = context.error instanceof ApiError ? context.error : null
        tools.report(outcome, { ...view, error }, record as Row | null)
        if (outcome === 'done' || outcome === 'doneForGood')
          for (const listener of listeners) listener(row, action)
      },
    },
  })
  const entries = new Map<string, Entry<Row>>()
  const visible = new Map<string, number>()
  const readers = new Set<() => void>()
  const listeners = new Set<(row: Row, action: string) => void>()
  let snapshot = look()

  function change() {
    snapshot = look()
    for (const onChange of readers) onChange()
  }

  function start(row: Row, action: string, { withForm, about }: StartOptions = {}) {
    const token = resource.tokenOf(row)
    const permission = row._actions.find((each) => each.action === action)
    // While a dialog's code loads, the user cannot see yet that input is needed.
    if (!permission || isOnItsWay(token) || snapshot.composed || resumeAction(row, action)) return
    if (calls.isSentWithOthers(token, action)) {
      tools.announceSentWithOthers(row)
      return
    }
    if (permission.blocker !== null) {
      tools.announceBlocker(row, action)
      return
    }
    const unsent = settles(resource.workflows, action) ? tools.unsent.of(token, action) : []
    const needs = withForm ? 'form' : needsOf(resource.workflows, action, row, unsent.length > 0)
    if (needs === 'nothing' && isOffline()) {
      tools.announceOffline()
      return
    }
    open(row, action, unsent, about ?? null).send({ type: 'decision.start', needs })
  }

  function open(row: Row, action: string, unsent: readonly string[], about: string | null) {
    const token = resource.tokenOf(row)
    const isFinal = calls.isStored(action)
    const actor = createActor(machine, { input: { row, action, isFinal, unsent, about } })
    leave(token)
    const entry: Entry<Row> = {
      actor,
      view: viewOf(actor, actor.getSnapshot()),
      shown: new WeakMap(),
    }
    entries.set(token, entry)
    actor.subscribe((next) => follow(token, entry, next))
    return actor.start()
  }

  function isOnItsWay(token: string): boolean {
    const view = entries.get(token)?.view
    return view?.isUnconfirmed === true || view?.state === 'checking'
  }

  /** Resumes a request of an action that was not answered; returns whether there was one. */
  function resumeAction(row: Row, action: string): boolean {
    const stored = calls.unanswered(resource.tokenOf(row), action)
    if (!stored) return false
    const { action: _, revision: __, ...input } = stored.body
    const actor = open(row, action, [], null)
    actor.send({ type: 'decision.resume', input, key: stored.key })
    // Too late to apply now: asking again only reports the result.
    if (row.version !== stored.version) actor.send({ type: 'decision.retry' })
    return true
  }

  function resume(row: Row) {
    const token = resource.tokenOf(row)
    if (!entries.has(token)) calls.actionsOn(token).some((action) => resumeAction(row, action))
  }

  function follow(token: string, entry: Entry<Row>, next: DecisionSnapshot) {
    const former = entry.view
    if (entries.get(token) !== entry) return
    entry.view = viewOf(entry.actor, next)
    const { state, action } = entry.view
    if (former.state === state) return
    if (state.startsWith('done') && settles(resource.workflows, action))
      entry.restoreText ??= tools.unsent.settle([token])
    if (state === 'undone') entry.restoreText?.([token])
    if (state === 'idle' || state === 'done.final' || state === 'undone') leave(token)
    change()
    if (!visible.has(token) && entry.view.hasError && state !== 'checking')
      tools.announceRefusal(entry.view)
  }

  /** Discards a finished decision. */
  function leave(token: string) {
    entries.get(token)?.actor.stop()
    entries.delete(token)
  }

  /** Sends the input of an own form. A user who has left the form is notified of the result all the same. */
  async function write(entry: Entry<Row>, input: object, key: string) {
    const { row, action } = entry.view
    const token = resource.tokenOf(row)
    const isLeft = () => entries.get(token) !== entry
    try {
      const answer = await calls.ask(row, action, input, key)
      if (isLeft()) {
        takeRecord(queries, resource, answer.record, action)
        tools.unsent.settle([token])
        tools.report('doneForGood', entry.view, answer.record)
      } else entry.actor.send({ type: 'decision.written', written: answer })
      return answer
    } catch (error) {
      const status = error instanceof ApiError && !error.isUnclear ? error.status : null
      if (status === null && !isLeft())
        entry.actor.send({ type: 'decision.written', written: 'unclear' })
      const isUnanswered = calls.unanswered(token, action)?.key === key
      if (isUnanswered && !isLeft())
        entry.actor.send({ type: 'decision.resume', input: input as DecisionInput, key, error })
      else if (isUnanswered && !entries.has(token)) resumeAction(row, action)
      else if (isLeft()) void takeNew(queries, send, resource, token)
      else if (status !== null && [404, 409, 412].includes(status)) {
        const now = await takeNew(queries, send, resource, token, 'take')
        if (now && !isLeft()) entry.actor.send({ type: 'decision.reread', row: now })
        change()
      }
      throw error
    }
  }

  function viewOf(actor: DecisionActor, state: DecisionSnapshot): DecisionOfRow<Row> {
    const view = shownDecision<Row>(state, (row, action) =>
      calls.attemptOf(resource.tokenOf(row), action),
    )
    const token = resource.tokenOf(view.row)
    /** Its entry, unless another decision has replaced it. */
    const entryOf = () => {
      const entry = entries.get(token)
      return entry?.actor === actor ? entry : undefined
    }
    const commands = commandsOf<Row>(actor, state, {
      isCurrent: () => entryOf() !== undefined,
      write(input, key) {
        const entry = entryOf()
        if (!entry) throw new Error('Nothing is being decided')
        return write(entry, input, key)
      },
      reread: (ownAction) => void takeNew(queries, send, resource, token, ownAction),
      announceTooLate: tools.announceTooLate,
    })
    return { ...view, ...commands }
  }

  function shown<Shown extends Row>(row: Shown): Shown {
    const entry = entries.get(resource.tokenOf(row))
    if (!entry?.view.isUnconfirmed) return row
    const known = entry.shown.get(row)
    if (known) return known as Shown
    const drawn = optimisticRow(resource.workflows, entry.view, row, tools.me())
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
            return resource.tokenOf(last.row)
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
