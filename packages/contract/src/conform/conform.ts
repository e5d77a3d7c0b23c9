import { productPages } from '@console/domain/product-info'
import type { Call } from '../calls'
import { checkAccess } from './access'
import { checkAccountData } from './accountData'
import { createClient, type Server } from './client'
import { checkPreflights } from './cors'
import { checkDecisions } from './decisions'
import { checkFilters } from './filters'
import { checkSearch } from './search'
import { createLedger, type Finding } from './ledger'
import { listen } from './events'
import { checkList, readPage, scopeOf } from './lists'
import { checkImports } from './imports'
import { checkPictures } from './pictures'
import { checkRegistrations } from './registrations'
import { checkRemarks } from './remarks'
import { createExpect, type ResourceCalls, resourcesOf, type Run } from './run'
import { checkSession, type Credentials, signIn } from './session'

/** Options of a conformance run. */
export interface ConformOptions extends Server {
  calls: readonly Call[]
  /** An account with every permission. */
  account: Credentials
  /** An account without permissions. Without it, 403 is not tested. */
  other?: Credentials
  /** Allows writes: records of the run, and decisions that it undoes. */
  mayWrite: boolean
  /** Group of calls to test. Default: all. */
  only?: string
}

/**
 * Tests over HTTP whether a server follows the contract.
 * @throws Error if it cannot be reached, or the account cannot sign in
 */
export async function conform(options: ConformOptions): Promise<Finding[]> {
  const { calls: all, account, other, mayWrite, only, ...server } = options
  const calls = only === undefined ? all : all.filter(({ group }) => group === only)
  const ledger = createLedger(all)
  const client = createClient(server, ledger)
  const { token } = await signIn(client, all, account)
  client.signIn(token)
  const listening = await listen(calls, client, ledger)
  const run: Run = {
    ...ledger,
    calls,
    ask: client.ask,
    other: other ? await signIn(client, all, other) : null,
    mayWrite,
    expect: createExpect(ledger),
    expectEvent: listening.expectEvent,
  }

  await checkPreflights(run, server)
  const resources = resourcesOf(calls)
  for (const resource of resources) await checkReading(run, resource)
  for (const resource of resources) await checkDecisions(run, resource)
  await checkAccountData(run)
  await checkSearch(run)
  await checkImports(run)
  await checkPictures(run)
  await checkRegistrations(run)
  await checkReads(run)
  await checkNamed(run)
  await checkAccess(run)
  await listening.finish()
  if (only === undefined) await checkSession(run, token)
  const tested = new Set(calls)
  const findings = ledger.findings().filter(({ call }) => tested.has(call))
  for (const { call, requests, hasSucceeded, skipped } of findings)
    if (requests > 0 && !hasSucceeded && skipped.length === 0)
      run.skip(call, 'a successful call, because it is irreversible')
  return ledger.findings().filter(({ call }) => tested.has(call))
}

async function checkReading(run: Run, calls: ResourceCalls): Promise<void> {
  const { resource, named } = calls
  const found = await checkFilters(run, calls)
  if (!found) return
  await checkList(run, calls, scopeOf(found.facets, found.total))
  const list = named('GET', '')
  const [first] = (list && (await readPage(run, list, 'pageSize=10')))?.items ?? []
  const ofRecords = ['/:token', '/:token/history', '/:token/remarks']
  for (const call of ofRecords.map((path) => named('GET', path))) {
    if (!call) continue
    if (first) await run.ask(call, { segments: { token: resource.tokenOf(first) } })
    else run.skip(call, 'the list is empty')
  }
  if (first && run.mayWrite) await checkRemarks(run, calls, resource.tokenOf(first))
}

/** Checks the reads that need no record and that no other check has made. */
async function checkReads({ calls, ask, skip }: Run): Promise<void> {
  /** Query for the first entry of the list, for a call that reads one entry by its id; the list has the plural path. */
  async function queryOfFirst({ base, path, query = {} }: Call): Promise<string> {
    const [name] = Object.keys(query).filter((each) => each.endsWith('Id'))
    const list = calls.find((each) => each.base === base && each.path === `${path}s`)
    if (name === undefined || !list || list.method !== 'GET') return ''
    const [first] = ((await ask(list))?.body ?? []) as readonly { id: string }[]
    return first ? new URLSearchParams({ [name]: first.id }).toString() : ''
  }

  for (const call of calls) {
    if (call.resource || call.stream || call.segments.length > 0) continue
    // A search needs a word that finds something, so it has a check of its own.
    if (call.method === 'GET' && call.id !== 'getFind')
      await ask(call, { query: queryOf(call) || (await queryOfFirst(call)) })
    else if (call.base === 'samples') skip(call, 'writes to a sample app')
  }
}

/** Names that no list contains, by path parameter. */
const unlisted: Readonly<Record<string, string>> = { page: productPages[0] }

/**
 * Checks the reads of a named entry that is not a record. The name is the first one in the list or structure that precedes it
 * in the path.
 */
async function checkNamed({ calls, ask, skip }: Run): Promise<void> {
  const reads = calls.filter(({ method, resource }) => method === 'GET' && !resource)
  for (const call of reads) {
    const [name = '', ...more] = call.segments
    if (name === '' || more.length > 0) continue
    const list = reads.find(
      ({ base, path }) => base === call.base && call.path.startsWith(`${path}/:${name}`),
    )
    const answer = list && (await ask(list, { query: queryOf(list) }))
    const { items = [], nodes = items } = (answer?.body ?? {}) as Named
    const value = nodes[0]?.[name] ?? unlisted[name]
    if (value !== undefined) await ask(call, { segments: { [name]: value } })
    else if (list && nodes.length === 0) skip(call, 'the list is empty')
  }
}

/** A list or structure whose entries contain their name in the path. */
type Named = Partial<Record<'items' | 'nodes', readonly Readonly<Record<string, string>>[]>>

/** Query that a call needs: the first value of each parameter. */
function queryOf({ query = {} }: Call): string {
  const needed = Object.entries(query).flatMap(([name, { value, isRequired }]) => {
    const [first] = value._zod.values ?? []
    return isRequired && typeof first === 'string' ? [[name, first]] : []
  })
  return new URLSearchParams(needed).toString()
}
