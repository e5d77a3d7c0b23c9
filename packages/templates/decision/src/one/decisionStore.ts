import { ApiError, isOffline, type Send, serverNow, timeUntil } from '@console/core/api'
import type { PendingWrites } from '@console/core/pending-writes'
import type { ActionableRow } from '@console/core/workflows'
import type { Actor } from '@console/core/contracts'
import { conflictOf, type DecisionAnswer, type Resource } from '@console/core/resources'
import type { QueryClient } from '@tanstack/react-query'
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate'
import { ownDecisionOn, takeNew, takeRecord } from '../caches'
import { decisionMachine, type UndoLease, type DecisionOutcome } from './decisionMachine'
import { createSender } from './decisionSender'
import { takeBack } from './takeBack'
import type {
  AllDecisions,
  DecisionOfRow,
  DecisionStateName,
  DecisionInput,
  StartOptions,
} from '../decisions'
import type { RestoreText, UnsentText } from './decisionDrafts'
import { expectedRow, settles, needsOf } from '../rules'
import { stateName } from '../stateName'
import { timeToUndo } from '../undo'

/** Dependencies of a store of decisions. */
export interface DecisionTools<Row extends ActionableRow> {
  send: Send
  queries: QueryClient
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
  /** Sent decisions whose outcome the user does not know yet. */
  attempts: PendingWrites
}

interface Entry<Row extends ActionableRow, Detail extends Row> {
  actor: ActorRefFrom<typeof decisionMachine>
  view: DecisionOfRow<Row>
  /** Result of sending its own form: an answer, or none. */
  sent?: DecisionAnswer<Detail> | 'unclear'
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
  const sender = createSender(resource, tools)
  const entries = new Map<string, Entry<Row, Detail>>()
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
    if (sender.isSentWithOthers(token, action)) {
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
    const isFinal = sender.isStored(action)
    const actor = createActor(machineFor(row, action), { input: { action, isFinal } })
    leave(token)
    const entry: Entry<Row, Detail> = {
      actor,
      view: viewOf({ row, unsent, about }, actor, actor.getSnapshot()),
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
    const stored = sender.unanswered(resource.tokenOf(row), action)
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
    if (!entries.has(token)) sender.actionsOn(token).some((action) => resumeAction(row, action))
  }

  function follow(
    token: string,
    entry: Entry<Row, Detail>,
    next: SnapshotFrom<typeof decisionMachine>,
  ) {
    const former = entry.view
    if (entries.get(token) !== entry) return
    entry.view = viewOf(former, entry.actor, next)
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

  function machineFor(row: Row, action: string) {
    const token = resource.tokenOf(row)
    /** Its own form may have read a newer version since. */
    const read = () => entries.get(token)?.view.row ?? row
    let decidedVersion = row.version
    let record: Row | null = null
    return decisionMachine.provide({
      actors: {
        decide: fromPromise(async ({ input, signal }) => {
          const sent = entries.get(token)?.sent
          const answer = isAnswer(sent)
            ? await shownFirst(sent)
            : await sender.ask(row, action, input.input, input.key)
          signal.throwIfAborted()
          decidedVersion = answer.record.version
          record = answer.record
          takeRecord(queries, resource, answer.record, action)
          return undoLeaseOf(answer)
        }),
        takeBack: fromPromise(({ input, signal }) =>
          takeBack(resource, tools, { ...input, row: read(), decidedVersion }, signal),
        ),
      },
      actions: {
        report: (_, { outcome }) => {
          const view = entries.get(token)?.view
          if (!view) return
          tools.report(outcome, view, record)
          if (outcome === 'done' || outcome === 'doneForGood')
            for (const listener of listeners) listener(row, action)
        },
      },
    })
  }

  /** Sends the input of an own form. A user who has left the form is notified of the result all the same. */
  async function write(entry: Entry<Row, Detail>, input: object, key: string) {
    const { row, action } = entry.view
    const token = resource.tokenOf(row)
    const isLeft = () => entries.get(token) !== entry
    try {
      const answer = await sender.ask(row, action, input, key)
      entry.sent = answer
      if (isLeft()) {
        takeRecord(queries, resource, answer.record, action)
        tools.unsent.settle([token])
        tools.report('doneForGood', entry.view, answer.record)
      }
      return answer
    } catch (error) {
      const status = error instanceof ApiError && !error.isUnclear ? error.status : null
      if (status === null) entry.sent = 'unclear'
      const isUnanswered = sender.unanswered(token, action)?.key === key
      if (isUnanswered && !isLeft())
        entry.actor.send({ type: 'decision.resume', input: input as DecisionInput, key, error })
      else if (isUnanswered && !entries.has(token)) resumeAction(row, action)
      else if (isLeft()) void takeNew(queries, send, resource, token)
      else if (status !== null && [404, 409, 412].includes(status)) {
        const now = await takeNew(queries, send, resource, token, 'take')
        if (now) entry.view = { ...entry.view, row: now }
        change()
      }
      throw error
    }
  }

  function viewOf(
    { row, unsent, about }: Pick<DecisionOfRow<Row>, 'row' | 'unsent' | 'about'>,
    actor: ActorRefFrom<typeof decisionMachine>,
    state: SnapshotFrom<typeof decisionMachine>,
  ): DecisionOfRow<Row> {
    const { action, input, error, needs, retryAt } = state.context
    const token = resource.tokenOf(row)
    const name = stateName(state.value) as DecisionStateName
    const isComposed = state.hasTag('open') || (name === 'refused.invalid' && needs === 'form')
    return {
      state: name,
      action,
      row,
      input,
      isUnconfirmed: state.hasTag('unconfirmed'),
      isComposed,
      hasError: state.hasTag('failed') && !isComposed,
      isSecond: state.hasTag('second'),
      canRetry: state.can({ type: 'decision.retry' }),
      canBeUndone: state.can({ type: 'decision.undo' }),
      hasForm: needs === 'form',
      about,
      unsent,
      attempt: state.hasTag('unclear') ? sender.attemptOf(token, action) : null,
      conflict: conflictOf(error),
      error: error instanceof ApiError ? error : null,
      retryAt,
      submit: (messages: DecisionInput) =>
        actor.send(
          name === 'confirming'
            ? { type: 'decision.confirm' }
            : { type: 'decision.submit', input: messages },
        ),
      retry: () => actor.send({ type: 'decision.retry' }),
      edit: () => actor.send({ type: 'decision.edit' }),
      write(messages, key) {
        const entry = entries.get(token)
        if (entry?.actor !== actor) throw new Error('Nothing is being decided')
        return write(entry, messages, key)
      },
      finish: () => actor.send({ type: 'decision.submit', input: {} }),
      undo() {
        if (actor.getSnapshot().can({ type: 'decision.undo' }))
          actor.send({ type: 'decision.undo' })
        else tools.announceTooLate()
      },
      dismiss() {
        // A screen that unmounts with the session may close what ended with it.
        const entry = entries.get(token)
        if (entry?.actor !== actor) return
        actor.send({ type: 'decision.dismiss' })
        if (state.hasTag('second')) void takeNew(queries, send, resource, token, 'take')
        else if (name === 'failed' || entry.sent === 'unclear')
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
    const at = serverNow().toISOString()
    const drawn =
      state === 'undoing'
        ? { ...row, ...read }
        : expectedRow(resource.workflows, row, action, tools.me(), at)
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

function isAnswer<Detail>(
  sent: DecisionAnswer<Detail> | 'unclear' | undefined,
): sent is DecisionAnswer<Detail> {
  return sent !== undefined && sent !== 'unclear'
}

/** Delays an immediate answer until screens have rendered the pending state, so that they advance to the next record. */
async function shownFirst<Answer>(answer: Answer): Promise<Answer> {
  await new Promise((done) => setTimeout(done))
  return answer
}

/**
 * Time that undo is offered: until the server's deadline, and never longer than its duration counted from the decision.
 */
function undoLeaseOf({
  undo,
  decision,
}: {
  undo: { undoToken: string; expiresAt: string } | null
  decision: { at: string }
}): UndoLease | null {
  if (undo === null) return null
  const { undoToken, expiresAt } = undo
  const given = Date.parse(expiresAt) - Date.parse(decision.at)
  return { undoToken, time: timeToUndo(Math.min(timeUntil(expiresAt), given)) }
}
