import type { ActionableRow, AnyWorkflow } from '@console/core/workflows'
import { conflict } from '@console/core/resources'
import type { Call } from '../calls'
import { type Decidable, decisionsFor } from '../decidable'
import type { Answer } from './client'
import { readPage } from './lists'
import type { ResourceCalls, Run } from './run'
import { checkHeaders, checkRepeats, newKey, write } from './writes'

/** Maximum number of attempts until a decision is accepted. */
const maxAttempts = 6

interface Candidate extends Decidable {
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
    for (const call of own) if (call) run.skip(call, 'needs --write')
    return
  }
  const page = await readPage(run, list, 'pageSize=100')
  const candidates = (page?.items ?? []).flatMap((row): Candidate[] =>
    decisionsFor(resource, row).map((each) => ({ row, ...each })),
  )
  const reversible = candidates.filter(({ canBeUndone }) => canBeUndone).slice(0, maxAttempts)
  for (const each of reversible)
    if (await checkDecision(run, calls, { decide, undo }, each)) {
      await checkBulk(run, calls, { decideMany, undo }, each)
      return
    }
  for (const call of own)
    if (call) run.skip(call, 'no record currently allows a reversible decision')
}

/** @returns whether it was accepted */
async function checkDecision(
  run: Run,
  calls: ResourceCalls,
  { decide, undo }: { decide: Call; undo: Call },
  { row, body }: Candidate,
): Promise<boolean> {
  const token = calls.resource.tokenOf(row)
  const before = await readRecord(run, calls, token)
  if (!before) return false
  const { version } = before
  const request = { segments: { token }, body }
  const undoDecision = (answer: Answer) => undoNow(run, undo, answer)
  if (!(await checkHeaders(run, decide, { ...request, version }, undoDecision))) return true

  const first = { ...request, key: newKey(), version }
  const decided = await write(run, decide, first)
  if (!decided) return false
  if (!decided.isValid) {
    await undoDecision(decided)
    return decided.status < 300
  }
  run.expectEvent(calls.resource.id, token)
  // Not every workflow has a note, but every decision names the revision that was read.
  await checkRepeats(run, decide, first, decided, { ...body, revision: body.revision + 1 })
  const stale = await write(run, decide, { ...request, key: newKey(), version })
  if (run.expect(decide, 'with the previous version', stale, 412, ['stale_version']))
    if (!conflict.safeParse(stale?.body).success)
      run.fault(decide, '412 response lacks the current version and its decision')
  const history = calls.named('GET', '/:token/history')
  if (history) await run.ask(history, { segments: { token } })
  await checkUndo(run, calls, undo, decided, before, token)
  return true
}

/** Undoes a decision once, and checks that the record is as before. */
async function checkUndo(
  run: Run,
  calls: ResourceCalls,
  undo: Call,
  decided: Answer,
  before: ActionableRow,
  token: string,
): Promise<void> {
  const undoToken = undoTokenOf(decided)
  if (undoToken === undefined) {
    run.fault(undo, 'undo of a reversible decision is missing')
    return
  }
  const request = { body: { undoToken }, key: newKey() }
  run.expect(undo, 'without Idempotency-Key', await write(run, undo, { body: request.body }), 428)
  const undone = await write(run, undo, request)
  if (!undone || !run.expect(undo, 'undo of the last decision', undone, 200)) return
  await checkRepeats(run, undo, request, undone, { undoToken: 'x'.repeat(22) })
  run.expect(
    undo,
    'second undo of the same decision',
    await write(run, undo, { body: request.body, key: newKey() }),
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
  { row, body }: Candidate,
): Promise<void> {
  const token = calls.resource.tokenOf(row)
  const now = await readRecord(run, calls, token)
  if (!now) return
  const { revision: _, ...input } = body
  const item = { token, version: now.version, revision: calls.resource.revisionOf(now) }
  const request = { body: { ...input, items: [item] }, key: newKey() }
  run.expect(
    decideMany,
    'without Idempotency-Key',
    await write(run, decideMany, { body: request.body }),
    428,
  )
  const decided = await write(run, decideMany, request)
  if (!decided?.isValid) {
    if (decided) await undoNow(run, undo, decided)
    return
  }
  const otherBody = { ...request.body, items: [{ ...item, version: item.version + 1 }] }
  await checkRepeats(run, decideMany, request, decided, otherBody)
  const stale = await write(run, decideMany, { body: request.body, key: newKey() })
  const [result] = (stale?.body as { results?: { outcome: string }[] } | undefined)?.results ?? []
  if (stale?.status === 200 && result?.outcome !== 'stale')
    run.fault(
      decideMany,
      `outcome of a record that has changed: expected stale, received ${result?.outcome ?? 'none'}`,
    )
  await undoNow(run, undo, decided)
}

async function readRecord(
  { ask }: Run,
  { named }: ResourceCalls,
  token: string,
): Promise<ActionableRow | null> {
  const call = named('GET', '/:token')
  const answer = call && (await ask(call, { segments: { token } }))
  return answer?.isValid ? (answer.body as ActionableRow) : null
}

function statusOf({ resource }: ResourceCalls, row: ActionableRow): string {
  const workflows = resource.workflows as readonly AnyWorkflow<ActionableRow>[]
  return workflows.flatMap((workflow) => workflow.statusesOf(row)).join(' ')
}

async function undoNow(run: Run, undo: Call, decided: Answer): Promise<void> {
  const undoToken = undoTokenOf(decided)
  if (undoToken !== undefined) await write(run, undo, { body: { undoToken }, key: newKey() })
}

function undoTokenOf({ body }: Answer): string | undefined {
  return (body as { undo?: { undoToken?: string } | null } | undefined)?.undo?.undoToken
}
