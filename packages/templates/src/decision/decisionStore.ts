import { ApiError, type Send } from '@console/core/api'
import type { Action, ActionableRow, Actor } from '@console/core/contracts'
import { decide, type Resource, undoDecision } from '@console/core/resources'
import type { QueryClient } from '@tanstack/react-query'
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { takeNew, takeRecord, takeRows } from './caches'
import { decisionMachine, type Reprieve, type Told } from './decisionMachine'
import type { DecisionOfRow, Decisions, DecisionStateName, Said, StartOptions } from './decisions'
import { conflictOf } from '@console/core/resources'
import { expectedRow, needsOf } from './rules'
import { stateName } from './stateName'

/** What a store of decisions is made with. */
export interface DecisionTools<Row extends ActionableRow> {
  send: Send
  queries: QueryClient
  /** Who decides. */
  me: () => Actor
  tell(what: Told, decision: DecisionOfRow<Row>): void
  /** A refusal that no screen shows beside its record. */
  tellRefusal(decision: DecisionOfRow<Row>): void
  tellHindrance(row: Row, action: Action): void
}

interface Entry<Row extends ActionableRow> {
  actor: ActorRefFrom<typeof decisionMachine>
  view: DecisionOfRow<Row>
  /** Rows that were asked for, and how they are drawn, so that a row that did not change is the same one. */
  shown: WeakMap<Row, Row>
}

/** The decisions about one kind of record, whatever screens come and go. */
export interface DecisionStore<Row extends ActionableRow> {
  subscribe(onChange: () => void): () => void
  getSnapshot(): Decisions<Row>
  onDecided(listener: (row: Row, action: Action) => void): () => void
  /** Forgets all decisions; what is still answered is not heard any more. */
  stop(): void
}

/** Makes the store of a kind of record. */
export function createDecisionStore<Row extends ActionableRow, Detail extends Row>(
  resource: Resource<Row, Detail>,
  tools: DecisionTools<Row>,
): DecisionStore<Row> {
  const { send, queries } = tools
  const entries = new Map<string, Entry<Row>>()
  const attended = new Map<string, number>()
  const readers = new Set<() => void>()
  const listeners = new Set<(row: Row, action: Action) => void>()
  let snapshot = look()

  function change() {
    snapshot = look()
    for (const onChange of readers) onChange()
  }

  function start(row: Row, action: Action, { withForm, fields }: StartOptions = {}) {
    const token = resource.tokenOf(row)
    const permission = row._actions.find((each) => each.action === action)
    if (!permission || entries.get(token)?.view.isUnconfirmed) return
    if (permission.hindrance !== null) {
      tools.tellHindrance(row, action)
      return
    }
    const needs = withForm ? 'form' : needsOf(action, row)
    const actor = createActor(machineFor(row, action), { input: { action } })
    leave(token)
    const entry: Entry<Row> = {
      actor,
      view: viewOf(row, actor, actor.getSnapshot()),
      shown: new WeakMap(),
    }
    entries.set(token, entry)
    actor.subscribe((next) => follow(token, entry, next))
    actor.start()
    actor.send({
      type: 'decision.start',
      needs,
      said: fields?.length ? { fields: [...fields] } : {},
    })
  }

  function follow(token: string, entry: Entry<Row>, next: SnapshotFrom<typeof decisionMachine>) {
    const former = entry.view
    if (entries.get(token) !== entry) return
    entry.view = viewOf(former.row, entry.actor, next)
    const { state } = entry.view
    if (former.state === state) return
    if (state === 'idle' || state === 'done.final' || state === 'undone') leave(token)
    change()
    if (!attended.has(token) && isTrouble(entry.view)) tools.tellRefusal(entry.view)
  }

  /** What is over is forgotten. */
  function leave(token: string) {
    entries.get(token)?.actor.stop()
    entries.delete(token)
  }

  function machineFor(row: Row, action: Action) {
    const token = resource.tokenOf(row)
    return decisionMachine.provide({
      actors: {
        decide: fromPromise(async ({ input, signal }) => {
          const body = { action, revision: resource.revisionOf(row), ...input.said }
          const answer = await decide(send, resource, token, row.version, body, input.key)
          signal.throwIfAborted()
          takeRecord(queries, resource, answer.record)
          return reprieveOf(answer)
        }),
        takeBack: fromPromise(async ({ input, signal }) => {
          const { rows } = await undoDecision(send, resource, input.undoToken)
          signal.throwIfAborted()
          takeRows<Row>(queries, resource, rows)
          await queries.invalidateQueries({ queryKey: recordKey(token) })
        }),
      },
      actions: {
        tell: (_, { what }) => {
          const view = entries.get(token)?.view
          if (!view) return
          tools.tell(what, view)
          if (what === 'done' || what === 'doneForGood')
            for (const listener of listeners) listener(row, action)
        },
      },
    })
  }

  function recordKey(token: string) {
    return ['resource', resource.id, 'record', token]
  }

  function viewOf(
    row: Row,
    actor: ActorRefFrom<typeof decisionMachine>,
    state: SnapshotFrom<typeof decisionMachine>,
  ): DecisionOfRow<Row> {
    const { action, said, error, needs } = state.context
    const token = resource.tokenOf(row)
    const name = stateName(state.value) as DecisionStateName
    return {
      state: name,
      action,
      row,
      said,
      isUnconfirmed: state.hasTag('unconfirmed'),
      isComposed: state.hasTag('open') || (name === 'refused.invalid' && needs === 'form'),
      hasForm: needs === 'form',
      conflict: conflictOf(error),
      error: error instanceof ApiError ? error : null,
      submit: (words: Said) =>
        actor.send(
          name === 'confirming'
            ? { type: 'decision.confirm' }
            : { type: 'decision.submit', said: words },
        ),
      retry: () => actor.send({ type: 'decision.retry' }),
      edit: () => actor.send({ type: 'decision.edit' }),
      undo: () => actor.send({ type: 'decision.undo' }),
      dismiss() {
        actor.send({ type: 'decision.dismiss' })
        if (name === 'refused.stale' || name === 'refused.conflict' || name === 'failed')
          void takeNew(queries, send, resource, token)
      },
    }
  }

  function shown<Shown extends Row>(row: Shown): Shown {
    const entry = entries.get(resource.tokenOf(row))
    if (!entry?.view.isUnconfirmed) return row
    const known = entry.shown.get(row)
    if (known) return known as Shown
    const { state, action, row: read } = entry.view
    const at = new Date().toISOString()
    const drawn =
      state === 'undoing' ? { ...row, ...read } : expectedRow(row, action, tools.me(), at)
    entry.shown.set(row, drawn)
    return drawn
  }

  function attend(token: string) {
    attended.set(token, (attended.get(token) ?? 0) + 1)
    return () => {
      const left = (attended.get(token) ?? 1) - 1
      if (left === 0) attended.delete(token)
      else attended.set(token, left)
    }
  }

  function look(): Decisions<Row> {
    const views = [...entries.values()].map(({ view }) => view)
    const last = views.findLast(({ state }) => state === 'done.undoable')
    return {
      start,
      attend,
      shown,
      of: (token) => entries.get(token)?.view ?? null,
      composed: views.find(({ isComposed }) => isComposed) ?? null,
      undoLast: last ? last.undo : null,
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

/** A refusal or a failure that has no form to come back to. */
function isTrouble<Row extends ActionableRow>({ state, isComposed }: DecisionOfRow<Row>): boolean {
  return (state.startsWith('refused') || state === 'failed') && !isComposed
}

/** How long something can be taken back, both ends by the server's clock. */
function reprieveOf({
  undo,
  decision,
}: {
  undo: { undoToken: string; expiresAt: string } | null
  decision: { at: string }
}): Reprieve | null {
  if (undo === null) return null
  const time = Date.parse(undo.expiresAt) - Date.parse(decision.at)
  return { undoToken: undo.undoToken, time: Math.max(0, time) }
}
