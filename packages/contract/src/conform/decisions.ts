import type { ActionableRow, AnyWorkflow } from '@console/core/workflows'
import { conflict } from '@console/core/resources'
import type { Call } from '../calls'
import { type Decidable, decisionsFor } from '../decidable'
import type { Answer } from './client'
import { readPage } from './lists'
import type { ResourceCalls, Run } from './run'
import { checkHeaders, checkRepeats, newKey, write } from './writes'

/** Maximum number of decisions to try until one is accepted. */
const maxTries = 6

interface Tried extends Decidable {
  row: ActionableRow
}

/** Checks one decision that can be undone, alone and in bulk, and undoes it each time. */
export async function checkDecisions(run: Run, calls: ResourceCalls): Promise<void> {
  const { resource, named } = calls
  const list = named('GET', '')
  const own = [
    named('POST', '/:token/decisions'),
    named('POST', '/bulk-decisions'),
    named('POST', '/undo'),
  ]
  const [decide, decideMany, undo] = own
  if (!list || !decide || !decideMany || !undo) return
  if (!run.mayWrite) {
    for (const call of own) if (call) run.untried(call, 'needs --write')
    return
  }
  const page = await readPage(run, list, 'pageSize=100')
  const all = (page?.items ?? []).flatMap((row): Tried[] =>
    decisionsFor(resource, row).map((each) => ({ row, ...each })),
  )
  const tried = all.filter(({ canBeUndone }) => canBeUndone).slice(0, maxTries)
  for (const each of tried)
    if (await checkDecision(run, calls, { decide, undo }, each)) {
      await checkBulk(run, calls, { decideMany, undo }, each)
      return
    }
  for (const call of own)
    if (call) run.untried(call, 'no record currently allows a reversible decision')
}

/** @returns whether it was accepted */
async function checkDecision(
  run: Run,
  calls: ResourceCalls,
  { decide, undo }: { decide: Call; undo: Call },
  { row, body }: Tried,
): Promise<boolean> {
  const token = calls.resource.tokenOf(row)
  const before = await readRecord(run, calls, token)
  if (!before) return false
  const { version } = before
  const asking = { segments: { token }, body }
  const takeBack = (answer: Answer) => undoNow(run, undo, answer)
  if (!(await checkHeaders(run, decide, { ...asking, version }, takeBack))) return true

  const first = { ...asking, key: newKey(), version }
  const taken = await write(run, decide, first)
  if (!taken) return false
  if (!taken.isAsAgreed) {
    await takeBack(taken)
    return taken.status < 300
  }
  run.decided(calls.resource.id, token)
  // Not every workflow has a note, but every decision names the revision that was read.
  await checkRepeats(run, decide, first, taken, { ...body, revision: body.revision + 1 })
  const stale = await write(run, decide, { ...asking, key: newKey(), version })
  if (run.expect(decide, 'with the previous version', stale, 412, ['stale_version']))
    if (!conflict.safeParse(stale?.body).success)
      run.fault(decide, '412 response lacks the current version and its decision')
  const history = calls.named('GET', '/:token/history')
  if (history) await run.ask(history, { segments: { token } })
  await checkUndo(run, calls, undo, taken, before, token)
  return true
}

/** Undoes a decision once, and checks that the record is as before. */
async function checkUndo(
  run: Run,
  calls: ResourceCalls,
  undo: Call,
  taken: Answer,
  before: ActionableRow,
  token: string,
): Promise<void> {
  const undoToken = undoTokenOf(taken)
  if (undoToken === undefined) {
    run.fault(undo, 'undo of a reversible decision is missing')
    return
  }
  const asking = { body: { undoToken }, key: newKey() }
  run.expect(undo, 'without Idempotency-Key', await write(run, undo, { body: asking.body }), 428)
  const undone = await write(run, undo, asking)
  if (!undone || !run.expect(undo, 'undo of the last decision', undone, 200)) return
  await checkRepeats(run, undo, asking, undone, { undoToken: 'x'.repeat(22) })
  run.expect(
    undo,
    'second undo of the same decision',
    await write(run, undo, { body: asking.body, key: newKey() }),
    [404, 409],
  )
  const after = await readRecord(run, calls, token)
  if (!after) return
  if (after.version <= before.version)
    run.fault(
      undo,
      `version after the undo: expected more than ${before.version}, received ${after.version}`,
    )
  if (statusOf(calls, after) !== statusOf(calls, before))
    run.fault(
      undo,
      `status after the undo: expected ${statusOf(calls, before)}, received ${statusOf(calls, after)}`,
    )
}

async function checkBulk(
  run: Run,
  calls: ResourceCalls,
  { decideMany, undo }: { decideMany: Call; undo: Call },
  { row, body }: Tried,
): Promise<void> {
  const token = calls.resource.tokenOf(row)
  const now = await readRecord(run, calls, token)
  if (!now) return
  const { revision: _, ...input } = body
  const item = { token, version: now.version, revision: calls.resource.revisionOf(now) }
  const asking = { body: { ...input, items: [item] }, key: newKey() }
  run.expect(
    decideMany,
    'without Idempotency-Key',
    await write(run, decideMany, { body: asking.body }),
    428,
  )
  const taken = await write(run, decideMany, asking)
  if (!taken?.isAsAgreed) {
    if (taken) await undoNow(run, undo, taken)
    return
  }
  const otherBody = { ...asking.body, items: [{ ...item, version: item.version + 1 }] }
  await checkRepeats(run, decideMany, asking, taken, otherBody)
  const late = await write(run, decideMany, { body: asking.body, key: newKey() })
  const [result] = (late?.body as { results?: { outcome: string }[] } | undefined)?.results ?? []
  if (late?.status === 200 && result?.outcome !== 'stale')
    run.fault(
      decideMany,
      `outcome of a record that has changed: expected stale, received ${result?.outcome ?? 'none'}`,
    )
  await undoNow(run, undo, taken)
}

async function readRecord(
  { ask }: Run,
  { named }: ResourceCalls,
  token: string,
): Promise<ActionableRow | null> {
  const call = named('GET', '/:token')
  const answer = call && (await ask(call, { segments: { token } }))
  return answer?.isAsAgreed ? (answer.body as ActionableRow) : null
}

function statusOf({ resource }: ResourceCalls, row: ActionableRow): string {
  const workflows = resource.workflows as readonly AnyWorkflow<ActionableRow>[]
  return workflows.flatMap((kind) => kind.statusesOf(row)).join(' ')
}

async function undoNow(run: Run, undo: Call, taken: Answer): Promise<void> {
  const undoToken = undoTokenOf(taken)
  if (undoToken !== undefined) await write(run, undo, { body: { undoToken }, key: newKey() })
}

function undoTokenOf({ body }: Answer): string | undefined {
  return (body as { undo?: { undoToken?: string } | null } | undefined)?.undo?.undoToken
}
