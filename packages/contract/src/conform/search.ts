import type { RecordSearchResults } from '@console/domain/search'
import { textIn } from '@console/core/i18n'
import { readPage } from './lists'
import { resourcesOf, type Run } from './run'

/** Checks that the name of an order finds it, and that a single letter finds nothing. */
export async function checkSearch(run: Run): Promise<void> {
  const call = run.calls.find(({ id }) => id === 'getFind')
  if (!call) return
  run.expect(call, 'with a single letter', await run.ask(call, { query: 'q=a' }), 422, [
    'validation',
  ])
  const orders = resourcesOf(run.calls).find(({ resource }) => resource.id === 'orders')
  const list = orders?.named('GET', '')
  const [first] = (list && (await readPage(run, list, 'pageSize=10')))?.items ?? []
  if (!orders || !first) {
    run.skip(call, 'the server has no orders')
    return
  }
  const q = textIn(orders.resource.nameOf(first), 'en')
  const found = await run.ask(call, { query: new URLSearchParams({ q }).toString() })
  if (!found?.isValid) return
  const { groups } = found.body as RecordSearchResults
  const tokens = groups.flatMap(({ items }) => items.map(({ token }) => token))
  if (!tokens.includes(orders.resource.tokenOf(first)))
    run.fault(call, `?q=${q} does not find the order with this number`)
}
