import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readSearch } from '../mailSearch'

/** What is searched for, and where: as the address says it. */
export type MailSearch = ReturnType<typeof useMailSearch> & {
  /** What is open: the folder, label or filter that is searched where not all mails are. */
  place: string
}

/** The search of the mails: `?q=`, and `&in=all` where it goes over all folders. */
export function useMailSearch() {
  const [params, setParams] = useSearchParams()
  const wanted = params.get('q') ?? ''
  const isEverywhere = wanted !== '' && params.get('in') === 'all'
  const query = queryOf(wanted, isEverywhere)
  return {
    wanted,
    /** What is asked for; it may come a little after what is typed. */
    terms: readSearch(useDeferredValue(wanted)),
    isEverywhere,
    /** The query of the address, for those of mails that are found. */
    query,
    want: (text: string) => setParams(queryOf(text, isEverywhere), { replace: true }),
    lookEverywhere: (is: boolean) => setParams(queryOf(wanted, is), { replace: true }),
  }
}

function queryOf(wanted: string, isEverywhere: boolean): string {
  if (wanted === '') return ''
  return `?${new URLSearchParams({ q: wanted, ...(isEverywhere ? { in: 'all' } : {}) })}`
}
