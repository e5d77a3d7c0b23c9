import { type Page, sumsOf } from '@console/core/contracts'
import { type Stall, stallActions } from './stalls'

/** Stalls of the stories' server, with its responses. */
export interface StallMarket {
  page(params: URLSearchParams): Page<Stall>
  /** All results of a query, in order. */
  find(params: URLSearchParams): Stall[]
  stall(token: string): Stall | undefined
  /** Replaces the stall with this token, as its next version; a new one goes to the top. */
  put(stall: Stall): Stall
}

type Key = 'name' | 'town' | 'submittedAt' | 'fee'

/** Creates a market of stalls. */
export function openMarket(initial: readonly Stall[]): StallMarket {
  let all = [...initial]

  function matches(stall: Stall, params: URLSearchParams, except?: string): boolean {
    const has = (name: string, value: string) =>
      name === except || !params.has(name) || params.getAll(name).includes(value)
    const q = params.get('q')?.toLowerCase() ?? ''
    const from = params.get('submittedFrom')
    const to = params.get('submittedTo')
    const day = stall.submittedAt.slice(0, 10)
    const min = params.get('feeFrom')
    const max = params.get('feeTo')
    return (
      stall.name.toLowerCase().includes(q) &&
      has('kind', stall.kind) &&
      has('town', stall.town) &&
      has('status', stall.status) &&
      has('overdue', String(stall.isOverdue)) &&
      has('feeCurrency', stall.fee.currency) &&
      (min === null || stall.fee.amount >= Number(min)) &&
      (max === null || stall.fee.amount <= Number(max)) &&
      (from === null || day >= from) &&
      (to === null || day <= to)
    )
  }

  function find(params: URLSearchParams): Stall[] {
    const [sort = '-submittedAt'] = params.get('sort')?.split(',') ?? []
    const key = sort.replace('-', '') as Key
    const value = (stall: Stall) => (key === 'fee' ? stall.fee.amount : stall[key])
    const sign = sort.startsWith('-') ? -1 : 1
    return all
      .filter((stall) => matches(stall, params))
      .toSorted(
        (one, other) => sign * (value(one) < value(other) ? -1 : value(one) > value(other) ? 1 : 0),
      )
  }

  function facet(name: 'kind' | 'town', params: URLSearchParams): Record<string, number> {
    const counts: Record<string, number> = {}
    for (const stall of all.filter((each) => matches(each, params, name)))
      counts[stall[name]] = (counts[stall[name]] ?? 0) + 1
    return counts
  }

  return {
    find,
    stall: (token) => all.find(({ secureToken }) => secureToken === token),
    page(params) {
      const found = find(params)
      const page = Number(params.get('page'))
      const pageSize = Number(params.get('pageSize'))
      const facets = (params.get('facets')?.split(',') ?? []) as ('kind' | 'town')[]
      return {
        items: found.slice((page - 1) * pageSize, page * pageSize),
        page,
        pageSize,
        total: found.length,
        totals: sumsOf(found.map(({ fee }) => fee)),
        asOf: '2026-06-15T09:00:00Z',
        facets: Object.fromEntries(facets.map((name) => [name, facet(name, params)])),
      }
    },
    put(stall) {
      const former = all.find(({ secureToken }) => secureToken === stall.secureToken)
      const next = {
        ...stall,
        version: (former?.version ?? 0) + 1,
        _actions: stallActions(stall.status),
      }
      all = former ? all.map((each) => (each === former ? next : each)) : [next, ...all]
      return next
    },
  }
}
