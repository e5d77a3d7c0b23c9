import type { AnyFields } from '@console/core/fields'
import {
  type ActionableRow,
  type AuditEvent,
  capabilityOf,
  type Decision,
  type BlockerRule,
  onlyAlone,
  type AnyInput,
  undoSeconds,
} from '@console/core/workflows'
import { isolate } from '@console/core/i18n'
import {
  bulkOutcomes,
  type BulkBody,
  type BulkProblem,
  type Conflict,
  type DecisionBody,
  type Resource,
  type Undo,
} from '@console/core/resources'
import { hasCapability, type systemAdmin } from '@console/core/permissions'
import { instant } from '../store/clock'
import type { EndpointCall } from '../server/endpoint'
import { refuse } from '../server/refuse'
import type { Change } from '../store/storageAdapter'
import type { Fields, SampleDatabase } from '../store/store'
import { token } from '../random/token'
import { reviewerWith, systemActor } from '../accounts/actors'
import { type Entity, tokenIn } from '../store/entity'
import type { DecisionRules, Lapse } from './decisionRules'
import {
  agoIn,
  type Known,
  refusalOf,
  refuseConflict,
  refuseField,
  refuseBlocker,
  type Taker,
} from './refuseDecision'
import { currentEvent } from '../store/currentEvent'

/** Action of an undo in the log. */
const undone = 'undo'

type Call<Body = undefined> = EndpointCall<Body, typeof systemAdmin>
type CallContext = Pick<Call, 'account' | 'database'>
type Outcome = (typeof bulkOutcomes)[number]

/** Fields of a record that depend on the caller, the clock or other records. They replace the stored ones. */
type DerivedFields = '_actions' | 'submission' | 'claim' | 'hiddenBy'

/** Configuration of the decisions about one kind of record. */
export interface DecidedResource<
  Record extends { version: number },
  Row extends ActionableRow,
  Detail extends Row,
  Fields extends AnyFields,
> {
  /** The same object from which the feature's calls are made. */
  resource: Resource<Row, Detail, Fields>
  entity: Entity<Record>
  /** Row of a record. Its actions, and whether it is overdue or hidden, are added to it. */
  toRow(record: NoInfer<Record>, database: SampleDatabase): Omit<Row, DerivedFields>
  /** Full record, its row included. The decisions since the seed are added to it. */
  toDetail(record: NoInfer<Record>, database: SampleDatabase): Omit<Detail, DerivedFields>
  /** Kinds of decisions; each action belongs to one of them. */
  decisions: readonly DecisionRules<NoInfer<Record>>[]
}

/** Takes decisions about one kind of record in the sample database, or refuses them. */
export function createDecider<
  Record extends { version: number },
  Row extends ActionableRow,
  Detail extends Row,
>({
  resource,
  entity,
  toRow,
  toDetail,
  decisions,
}: DecidedResource<Record, Row, Detail, AnyFields>) {
  const takers: Taker<Record>[] = resource.workflows.flatMap((workflow) => {
    const rules = decisions.find((each) => each.workflow === workflow.id)
    if (!rules) throw new Error(`Nobody takes decisions of the workflow ${workflow.id}`)
    return Object.keys(workflow.actions).map((action) => ({
      action,
      workflow,
      rules,
      capability: capabilityOf([workflow], action),
    }))
  })

  /** Refusals of decisions other than those of every call. */
  function refusalsFor(isMeant: (blocker: string, workflow: Taker<Record>['workflow']) => boolean) {
    const all = resource.workflows.flatMap((workflow) =>
      Object.keys(workflow.blockers)
        .filter((blocker) => isMeant(blocker, workflow))
        .map((blocker) => refusalOf(blocker, workflow)),
    )
    const byText = new Map(all.map((refusal) => [JSON.stringify(refusal), refusal]))
    return [...byText.values()]
  }

  const refusals = {
    one: [{ status: 412, code: 'stale_version' }, ...refusalsFor(() => true)],
    // A blocker of one record is its own outcome; a fault in the shared input refuses the whole call.
    many: refusalsFor((blocker, { lifecycle }) => lifecycle.inputRules.includes(blocker)),
    undo: [
      { status: 403, code: 'forbidden' },
      { status: 404, code: 'not_found' },
      { status: 409, code: 'undo_expired' },
      { status: 409, code: 'undo_superseded' },
    ],
  }

  /** Changes of a record by time alone since its last change, oldest first: claims and suspensions end. */
  function lapsesOf(record: Record, database: SampleDatabase): Lapse<Record>[] {
    const now = instant(database.now())
    const lapses: Lapse<Record>[] = []
    let current = record
    for (const rules of decisions)
      for (
        let next = rules.lapse?.(current, now, database);
        next;
        next = rules.lapse?.(current, now, database)
      ) {
        lapses.push(next)
        current = next.record
      }
    return lapses
  }

  /** A record with all its lapses applied. */
  function settled(record: Record, database: SampleDatabase): Record {
    return lapsesOf(record, database).at(-1)?.record ?? record
  }

  /** Lapses of a record that are not in the log yet. */
  function unrecorded(
    own: string,
    database: SampleDatabase,
  ): { lapse: Lapse<Record>; event: AuditEvent }[] {
    const stored = database.find(entity, own)
    const lapses = stored ? lapsesOf(stored, database) : []
    return lapses.map((lapse, place) => ({
      lapse,
      event: {
        eventId: token('event', database.changes().length + place),
        at: lapse.at,
        actor: systemActor,
        type: lapse.recorded,
        from: lapse.from,
        to: lapse.to,
        reasonCode: null,
        note: null,
      },
    }))
  }

  /** @throws Refusal 404 */
  function find({ database }: Call<unknown>, wanted = ''): Record {
    const record = database.find(entity, wanted)
    if (!record) throw refuse(404, 'not_found', 'record.missing')
    return settled(record, database)
  }

  /**
   * Finds the record that a write is about, in the version that its writer has read.
   * @throws Refusal 404, 412
   */
  function findAsRead(call: Call<unknown>): Record {
    const record = find(call, call.params.token)
    if (record.version !== call.version) throw stale(record, call)
    return record
  }

  /** Actions that the caller may take on a record, and their blockers. */
  function standingOf(record: Record, { account, database }: CallContext): Pick<Row, '_actions'> {
    const blockers = new Map(
      decisions.map((rules) => [rules, rules.blockersOf(record, account, database)]),
    )
    const _actions = takers
      .filter((taker) => hasCapability(account.roles, taker.capability))
      .map(({ action, rules }) => {
        const blocker = blockers.get(rules)?.(action) ?? null
        const isAlone = blocker === null && rules.isEligibleInBulk?.(record, action) === false
        const needsNote = rules.needsNote?.(action, database) ?? false
        return {
          action,
          blocker,
          ...(isAlone ? { isAlone } : {}),
          ...(needsNote ? { needsNote } : {}),
        }
      })
    return { _actions }
  }

  function rowOf(record: Record, asked: CallContext): Row {
    const now = instant(asked.database.now())
    const over = decisions.map((rules) => rules.overRow?.(record, now, asked))
    const row = Object.assign({}, toRow(record, asked.database), ...over)
    return { ...row, ...standingOf(record, asked) } as Row
  }

  function detailOf(record: Record, call: Call<unknown>): Detail {
    const over = decisions.map((rules) => rules.overDetail?.(record, call))
    return Object.assign(
      {},
      toDetail(record, call.database),
      rowOf(record, call),
      ...over,
    ) as Detail
  }

  function changesOf(record: Record, database: SampleDatabase): Change[] {
    const own = tokenIn(entity, record)
    return database
      .changes()
      .filter((change) => change.entity === entity.name && change.token === own)
  }

  /** Events of a record since the seed, newest first. */
  function since(record: Record, { database }: Call<unknown>): AuditEvent[] {
    const known = changesOf(record, database).flatMap(({ done }) => done?.event ?? [])
    const others = unrecorded(tokenIn(entity, record), database).map(({ event }) => event)
    return [...known, ...others].toReversed()
  }

  /** Members of 409 and 412: the last event. */
  function conflictOf(record: Record, database: SampleDatabase): Conflict {
    const last = changesOf(record, database).findLast(({ done }) => done)?.done
    const { version } = record
    if (!last) return { version, decision: lastDecisionOf(record) }
    return { version, decision: last.action === undone ? null : decisionOf(last) }
  }

  /** @throws Refusal 422 for an action of another workflow, 403 for one that the caller may not take */
  function takerOf(action: string, { account }: Call<unknown>): Taker<Record> {
    const taker = takers.find((each) => each.action === action)
    if (!taker) throw refuseField('action', 'decision.action_unknown')
    if (!hasCapability(account.roles, taker.capability))
      throw refuse(403, 'forbidden', {
        key: 'role.capability_missing',
        values: { capability: taker.capability.id },
      })
    return taker
  }

  /** Last event of a record, for a caller who is refused. */
  function knownOf(record: Record, call: Call<unknown>): Known {
    const { database, translate } = call
    const conflict = conflictOf(record, database)
    const { decision } = conflict
    const taker = takers.find(({ action }) => action === decision?.action)
    if (!decision || !taker) return { conflict, happened: null, translate }
    const happened = translate(taker.workflow.messages, `decision.happened.${taker.action}`, {
      actor: isolate(decision.by.name),
      ago: agoIn(call, decision.at, database.now()),
    })
    return { conflict, happened, translate }
  }

  /** Refusal for a record that has changed since it was read. */
  function stale(record: Record, call: Call<unknown>) {
    return refuseConflict('stale_version', knownOf(record, call))
  }

  /** Refusal for the blocker of an action. */
  function blocked(
    blocker: string,
    taker: Taker<Record>,
    record: Record,
    input: AnyInput,
    call: Call<unknown>,
  ) {
    const faults = taker.rules.faultsOf?.(blocker, record, input, call.database) ?? []
    return refuseBlocker(blocker, taker.workflow, knownOf(record, call), faults)
  }

  /** Takes a decision that has no blocker. Lapses before it are recorded first. */
  function take(
    { action, workflow, rules }: Taker<Record>,
    record: Record,
    body: AnyInput,
    { account, database }: Call<unknown>,
    undoToken: string,
  ): { record: Record; decision: Decision; canBeUndone: boolean } {
    const own = tokenIn(entity, record)
    const at = instant(database.now())
    for (const { lapse, event } of unrecorded(own, database))
      database.change(entity, own, lapse.fields as Fields<Record>, systemActor.token, {
        done: { action: lapse.action, event },
      })
    const by = reviewerWith(account.token)
    const { fields, recorded, from, to, isDecision } = rules.decide({
      record,
      action,
      by,
      at,
      body,
      database,
    })
    const event = currentEvent(database, {
      at,
      actor: by,
      type: recorded,
      from,
      to,
      reasonCode: textOf(body.reasonCode),
      note: textOf(body.note),
    })
    const decision = decisionOf({ action, event })
    const canBeUndone = isDecision && workflow.actions[action]?.isFinal !== true
    const changed = database.change(
      entity,
      own,
      { ...fields, ...(isDecision ? { decision } : {}) } as Fields<Record>,
      account.token,
      { done: { action, event }, undoToken: canBeUndone ? undoToken : undefined },
    )
    rules.whenTaken?.({ record: changed, action, by, at, body, database })
    // Consequences of the decision may have changed the record again.
    return { record: database.find(entity, own) ?? changed, decision, canBeUndone }
  }

  function undoFor(database: SampleDatabase, undoToken: string): Undo {
    return { undoToken, expiresAt: instant(database.now() + undoSeconds * 1000) }
  }

  function decide(call: Call<DecisionBody>) {
    const { account, database, body } = call
    const { action, ...input } = body
    const taker = takerOf(action, call)
    const { rules } = taker
    const record = findAsRead(call)
    const errors = rules.unfit?.(action, input, instant(database.now()), database) ?? []
    if (errors.length > 0) throw refuse(422, 'validation', 'body.invalid', { errors })
    const blocker = rules.blockersOf(record, account, database, input)(action)
    if (blocker) throw blocked(blocker, taker, record, input, call)

    const undoToken = token('undo', database.changes().length)
    const taken = take(taker, record, input, call, undoToken)
    return {
      record: detailOf(taken.record, call),
      decision: taken.decision,
      undo: taken.canBeUndone ? undoFor(database, undoToken) : null,
    }
  }

  function decideMany(call: Call<BulkBody>) {
    const { account, database, body } = call
    const { action, items, ...input } = body
    const taker = takerOf(action, call)
    const { rules } = taker
    const now = instant(database.now())
    const undoToken = token('undo', database.changes().length)
    let canBeUndone = false

    /** Blocker of a decision about a record, after the earlier decisions of the same call; null if there is none. */
    function judge(record: Record, { version, revision, input: own }: (typeof items)[number]) {
      if (record.version !== version)
        return { outcome: 'stale', refusal: stale(record, call), isInputMissing: false } as const
      const body = { ...input, ...own, revision }
      const [unfit] = rules.unfit?.(action, body, now, database) ?? []
      if (unfit) {
        const refusal = refuse(422, 'unfit', unfit.message)
        return { outcome: 'not_eligible', refusal, isInputMissing: false } as const
      }
      const blocker = rules.blockersOf(record, account, database, body)(action)
      if (blocker === null) return null
      const outcome = outcomeOf(blocker, taker)
      const refusal = blocked(blocker, taker, record, body, call)
      // A fault in the shared input refuses the whole call; a fault in the input of one record is that record's outcome.
      return own && refusal.status === 422
        ? { outcome, refusal: refuse(422, blocker, refusal.sentence), isInputMissing: false }
        : {
            outcome,
            refusal,
            isInputMissing: taker.workflow.lifecycle.inputRules.includes(blocker),
          }
    }

    /** Returns one record's outcome, and its decision if there is no blocker. */
    function takeOne(item: (typeof items)[number]) {
      const stored = database.find(entity, item.token)
      const outcome = (outcome: Outcome, problem: BulkProblem | null, record?: Record) => ({
        token: item.token,
        outcome,
        problem,
        row: record ? rowOf(record, call) : null,
      })
      if (!stored)
        return outcome('not_found', {
          code: 'not_found',
          message: call.translateSentence('record.missing'),
          decision: null,
        })
      const record = settled(stored, database)
      const judged = judge(record, item)
      if (judged) {
        const { code, sentence } = judged.refusal
        const message = call.translateSentence(sentence)
        const { decision } = conflictOf(record, database)
        return outcome(judged.outcome, { code, message, decision }, record)
      }
      if (rules.isEligibleInBulk?.(record, action) === false)
        return outcome(
          'not_eligible',
          {
            code: onlyAlone,
            message: call.translateSentence('approval.alone'),
            decision: null,
          },
          record,
        )
      const body = { ...input, ...item.input, revision: item.revision }
      const taken = take(taker, record, body, call, undoToken)
      canBeUndone ||= taken.canBeUndone
      return outcome('ok', null, taken.record)
    }

    for (const item of items) {
      const stored = database.find(entity, item.token)
      const judged = stored && judge(settled(stored, database), item)
      if (judged?.isInputMissing) throw judged.refusal
    }
    const results = items.map(takeOne)
    return { results, undo: canBeUndone ? undoFor(database, undoToken) : null }
  }

  function undo(call: Call<{ undoToken: string }>) {
    const { account, database, body } = call
    const log = database.changes()
    const taken = log.filter(
      (change) => change.entity === entity.name && change.undo?.token === body.undoToken,
    )
    const [first] = taken
    if (!first) throw refuse(404, 'not_found', 'decision.missing')
    if (first.by !== account.token) throw refuse(403, 'forbidden', 'undo.not_yours')
    if (Date.parse(first.at) + undoSeconds * 1000 < database.now())
      throw refuse(409, 'undo_expired', 'undo.too_late')
    const latest = taken.filter((change) => isLast(change, log))
    if (latest.length === 0) {
      const record = find(call, first.token)
      throw refuse(409, 'undo_superseded', 'undo.superseded', {
        ...conflictOf(record, database),
      })
    }
    const rows = latest.map(({ token: own, undo, done }) => {
      const event = currentEvent(database, {
        at: instant(database.now()),
        actor: reviewerWith(account.token),
        type: `${done?.event.type.split('.')[0]}.undone`,
        from: done?.event.to ?? null,
        to: done?.event.from ?? null,
      })
      const fields = undo?.before as Fields<Record>
      return database.change(entity, own, fields, account.token, {
        done: { action: undone, event },
      })
    })
    return { rows: rows.map((record) => rowOf(settled(record, database), call)) }
  }

  return {
    refusals,
    takerOf,
    settled,
    find,
    findAsRead,
    rowOf,
    standingOf,
    detailOf,
    since,
    decide,
    decideMany,
    undo,
  }
}

function isLast(change: Change, log: readonly Change[]): boolean {
  return (
    log.findLast(({ entity, token }) => entity === change.entity && token === change.token) ===
    change
  )
}

/** Last decision of a record in the seed; null if there is none. */
function lastDecisionOf(record: object): Decision | null {
  return 'decision' in record ? (record.decision as Decision | null) : null
}

/** A decision in the form of the history. */
function decisionOf({ action, event }: NonNullable<Change['done']>): Decision {
  const { eventId, actor, at, reasonCode, note } = event
  return { decisionId: eventId, action, by: actor, at, reasonCode, note }
}

/** Outcome of a blocked record of a bulk, by the status that a decision about it alone would be refused with. */
const outcomes = { 403: 'forbidden', 409: 'conflict', 412: 'stale', 422: 'not_eligible' } as const

function outcomeOf<Record>(blocker: string, { workflow }: Taker<Record>): Outcome {
  const { status } = workflow.blockers[blocker] as BlockerRule
  return outcomes[status]
}

/** Text of an input; null if it is no text. */
function textOf(input: unknown): string | null {
  return typeof input === 'string' ? input : null
}
