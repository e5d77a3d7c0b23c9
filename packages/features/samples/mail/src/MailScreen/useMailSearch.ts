import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readSearch } from '../mailSearch'

/** Search text and scope from the address. */
export type MailSearch = ReturnType<typeof useMailSearch> & {
  /** Name of the open folder, label or filter, which is searched unless all mails are. */
  place: string
}

/** Search of the mails: `?q=`, and `&in=all` for all folders. */
export function useMailSearch() {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('q') ?? ''
  const isEverywhere = wanted !== '' && params.get('in') === 'all'
  const query = queryOf(wanted, isEverywhere)
  return {
    wanted,
    /** Parsed search, deferred behind typing. */
    terms: readSearch(useDeferredValue(wanted)),
    isEverywhere,
    /** Query of the address, for links to results. */
    query,
    want: (text: string) => setParams(queryOf(text, isEverywhere), { replace: true }),
    lookEverywhere: (is: boolean) => setParams(queryOf(wanted, is), { replace: true }),
  }
}

function queryOf(wanted: string, isEverywhere: boolean): string {
  if (wanted === '') return ''
  return `?${new URLSearchParams({ q: wanted, ...(isEverywhere ? { in: 'all' } : {}) })}`
}
