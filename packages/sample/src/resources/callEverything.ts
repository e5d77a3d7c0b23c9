import { getResponse } from 'msw'
import {
  type ActionState,
  actionsOf,
  type AnyWorkflow,
  workflowOf,
  ruleOf,
} from '@console/core/workflows'
import { conflict } from '@console/core/resources'
import { pageSizes, problem } from '@console/core/contracts'
import { issueAccessToken } from '../server/accessToken'
import { type Account, sampleAccounts } from '../accounts/accounts'
import { instant } from '../store/clock'
import { sampleBases } from '../server/endpoint'
import { resetSampleBackend } from '../server/resetSampleBackend'
import { database } from '../store/store'
import { tokenIn } from '../store/entity'
import type { ListFilter } from '../lists/listSource'
import { valuesOf } from '../lists/readListQuery'
import type { SampleEndpoints } from './resourceEndpoints'
import * as z from 'zod/mini'

/** Result of calling everything. */
export interface Everything {
  calls: number
  /** Every status that occurred. */
  statuses: ReadonlySet<number>
  /** Contract violations; empty if there were none. */
  wrong: readonly string[]
}

/** Members of every refusal. */
const wholeProblem = z.extend(problem, {
  status: z.number(),
  code: z.string(),
  detail: z.string(),
  message: z.string(),
  requestId: z.string(),
})

/** Complete input of a decision. */
const input = {
  reasonCode: 'policy_breach',
  note: 'Said at some length.',
  fields: [{ pointer: '/name', message: 'Another name, please.' }],
}

/**
 * For tests: makes every call of an entity in every way. Each filter, sort, facet and page size; each record and its
 * history; each action of each role in each state, alone and in bulk; undo; and the refusals. Endpoints check their answers,
 * refusals are checked here.
 * @param step one in this many records is read: 1 if records differ in their detail
 */
export async function callEverything<Record extends { version: number }>(
  { handlers, sample: { resource, entity, list, decisions } }: SampleEndpoints<Record>,
  step = 1,
): Promise<Everything> {
  const statuses = new Set<number>()
  const wrong: string[] = []
  let calls = 0

  async function call(
    path: string,
    { account, ...init }: RequestInit & { account?: Account | undefined } = {},
  ): Promise<unknown> {
    calls += 1
    const name = `${init.method ?? 'GET'} ${resource.path}${path}`
    const headers = new Headers(init.headers)
    if (account) headers.set('Authorization', `Bearer ${issueAccessToken(account)}`)
    const url = `http://localhost${sampleBases[resource.base]}${resource.path}${path}`
    try {
      const response = await getResponse([...handlers], new Request(url, { ...init, headers }))
      if (!response) throw new Error('is not answered')
      statuses.add(response.status)
      const body: unknown = await response.json()
      if (!response.ok) wholeProblem.parse(body)
      if ([409, 412].includes(response.status) && !isUndoExpired(body)) conflict.parse(body)
      return body
    } catch (error) {
      wrong.push(`${name}: ${String(error)}`)
      return undefined
    }
  }

  function send(path: string, account: Account | undefined, body: unknown, headers: HeadersInit) {
    return call(path, { account, method: 'POST', headers, body: JSON.stringify(body) })
  }

  const operators = sampleAccounts.slice(0, 3)
  const [superAdmin] = operators
  const records = database.rows(entity)

  async function callLists() {
    for (const query of queries(list, records, superAdmin as Account))
      for (const path of ['', '/selection', '/counts'])
        await call(
          path === '/counts'
            ? `/counts?query=${encodeURIComponent(query)}&query=`
            : `${path}?${query}`,
          { account: superAdmin },
        )
    for (const account of [undefined, ...sampleAccounts]) await call('', { account })
    for (const query of ['page=0', 'pageSize=11', 'sort=-', 'nothing=1', 'facets=nothing'])
      await call(`?${query}`, { account: superAdmin })
    await call('/counts?nothing=1', { account: superAdmin })
  }

  async function callRecords() {
    for (const record of records.filter((_, place) => place % step === 0)) {
      nameMoney(await call(`/${tokenIn(entity, record)}`, { account: superAdmin }))
      await call(`/${tokenIn(entity, record)}/history`, { account: superAdmin })
    }
    await call(`/${'x'.repeat(22)}`, { account: superAdmin })
    await call(`/${'x'.repeat(22)}/history`, { account: superAdmin })
  }

  /** Every action that moves money must show the amount, or have a form that computes it, and name the recipient. */
  function nameMoney(whole: unknown) {
    const record = whole as { version: number; _actions?: readonly ActionState[] } | undefined
    for (const { action } of record?._actions ?? []) {
      const workflow = workflowOf(
        resource.workflows as readonly AnyWorkflow<typeof record>[],
        action,
      )
      const { showsAmount, hasOwnForm, amountOf } = ruleOf([workflow], action)
      if (!showsAmount) continue
      const { amount, from, to } = workflow.moneyOf?.(record, action) ?? {}
      const ofRow = amountOf?.(record)
      if (amount && ofRow && (amount.amount !== ofRow.amount || amount.currency !== ofRow.currency))
        wrong.push(`${action} is of another amount among many than by itself`)
      if (!(amount ?? hasOwnForm) || !(from ?? to)) wrong.push(`${action} names no money`)
    }
  }

  /** Reference to a record in a decision about it. */
  function asRead(own: string) {
    const record = database.find(entity, own) as (typeof records)[number]
    return { version: record.version, revision: resource.revisionOf(record as never) }
  }

  /** Decides in fresh data, undoes it in every way, and decides once more on the version that was read first. */
  async function decideOnce(account: Account, own: string, action: string, body: object) {
    resetSampleBackend()
    const { version, revision } = asRead(own)
    const whole = { action, revision, ...body }
    const decide = (key: string) =>
      send(`/${own}/decisions`, account, whole, {
        'If-Match': `"v${version}"`,
        'Idempotency-Key': key,
      })
    const taken = z.safeParse(undoable, await decide('first'))
    await call(`/${own}`, { account })
    if (taken.success) {
      const other = operators.find((each) => each !== account)
      for (const by of [other, account, account])
        await send('/undo', by, taken.data.undo, { 'Idempotency-Key': 'undo' })
      await send('/undo', account, taken.data.undo, { 'Idempotency-Key': 'again' })
      await call(`/${own}/history`, { account })
    }
    await decide('second')
  }

  async function callDecisions() {
    const actions = actionsOf(resource.workflows)
    for (const account of operators) {
      const chosen = oneOfEach(account)
      for (const action of actions) {
        const { fields: _, ...rest } = input
        const whole = action === 'request_changes' ? input : rest
        for (const own of chosen) {
          await decideOnce(account, own, action, whole)
          await decideOnce(account, own, action, {})
        }
        resetSampleBackend()
        const items = chosen.map((token) => ({ token, ...asRead(token) }))
        const many = { action, items, ...rest }
        await call(`/forecast?action=${action}`, { account })
        await call(`/selection?action=${action}`, { account })
        await send('/bulk-decisions', account, many, { 'Idempotency-Key': 'many' })
        await send('/bulk-decisions', account, many, { 'Idempotency-Key': 'again' })
        await send('/bulk-decisions', account, { action, items }, { 'Idempotency-Key': 'bare' })
      }
    }
    resetSampleBackend()
  }

  async function callWrongly() {
    const [record] = records
    const [action] = actionsOf(resource.workflows)
    if (!record || action === undefined) return
    const path = `/${tokenIn(entity, record)}/decisions`
    const body = { action, revision: 1 }
    const match = { 'If-Match': `"v${record.version}"` }
    const key = { 'Idempotency-Key': 'key' }
    await send(path, undefined, body, { ...match, ...key })
    await send(path, sampleAccounts.at(-1), body, { ...match, ...key })
    await send(path, superAdmin, body, key)
    await send(path, superAdmin, body, match)
    await send(path, superAdmin, body, { ...key, 'If-Match': 'v1' })
    await send(path, superAdmin, { action: 'explode', revision: 1 }, { ...match, ...key })
    await send(`/${'x'.repeat(22)}/decisions`, superAdmin, body, { ...match, ...key })
    await send('/bulk-decisions', superAdmin, { action, items: [] }, key)
    await send('/undo', superAdmin, { undoToken: 'x'.repeat(22) }, key)
    await send('/undo', superAdmin, { undoToken: 'x'.repeat(22) }, {})
    await send('/undo', superAdmin, {}, key)
  }

  /** Tokens of one record for each combination of blockers of an account. */
  function oneOfEach(account: Account): string[] {
    const workflows = new Map<string, string>()
    for (const record of records) {
      const states = resource.workflows.flatMap(({ id, actions }) => {
        const rules = decisions.find(({ workflow }) => workflow === id)
        return Object.keys(actions).map((action) =>
          rules?.blockersOf(record, account, database)(action),
        )
      })
      const workflow = states.join()
      if (!workflows.has(workflow)) workflows.set(workflow, tokenIn(entity, record))
    }
    return [...workflows.values()]
  }

  resetSampleBackend()
  await callLists()
  await callRecords()
  await callDecisions()
  await callWrongly()
  return { calls, statuses, wrong: [...new Set(wrong)] }
}

const undoable = z.object({ undo: z.object({ undoToken: z.string() }) })

function isUndoExpired(body: unknown): boolean {
  return problem.parse(body).code === 'undo_expired'
}

/** Valid queries that use every parameter of a list at least once. */
function queries<Record>(
  list: {
    sorts: object
    filters: { readonly [name: string]: ListFilter<Record> }
  },
  records: readonly Record[],
  account: Account,
): string[] {
  const now = instant(database.now())
  const caller = { account, database, now, dayOffset: 0, language: 'en' } as const
  const facets = Object.entries(list.filters)
    .filter(([, { kind }]) => kind === 'choice')
    .map(([name]) => name)
  return [
    '',
    'q=a',
    'page=100000',
    ...pageSizes.map((size) => `pageSize=${size}`),
    ...Object.keys(list.sorts).flatMap((key) => [`sort=${key}`, `sort=-${key}`]),
    ...facets.map((name) => `facets=${name}`),
    ...Object.entries(list.filters).flatMap(([name, filter]) => {
      if (filter.kind === 'choice') {
        const some = records.flatMap((record) => valuesOf(filter, record, caller)).slice(0, 1)
        return (filter.values ?? some).map((value) => `${name}=${encodeURIComponent(value)}`)
      }
      if (filter.kind === 'money') return [`${name}From=1&${name}Currency=KES`]
      if (filter.kind === 'number') return [`${name}From=1&${name}To=9`]
      return [`${name}From=2026-06-01&${name}To=2026-06-14`]
    }),
  ]
}
