import { isToken } from '@console/core/contracts'
import type { ReadAhead } from '@console/core/routes'
import { listScreen } from '@console/list'
import { useSearchParams } from 'react-router-dom'
import { Comparison } from './Comparison'
import { rateHistory } from './rateHistory'

const List = listScreen(rateHistory)

/** /commission-history (specification 2): every change of every rate, and with `?compare=` two of them side by side. */
export function RateHistoryScreen() {
  const [search] = useSearchParams()
  const [one, other, ...more] = comparedIn(search)
  return one && other && more.length === 0 ? <Comparison tokens={[one, other]} /> : <List />
}

const readAhead: ReadAhead = async (reading, address) =>
  comparedIn(new URLSearchParams(address.search)).length > 0
    ? undefined
    : List.readAhead?.(reading, address)

RateHistoryScreen.readAhead = readAhead

function comparedIn(search: URLSearchParams): string[] {
  return (search.get('compare') ?? '').split(',').filter(isToken)
}
