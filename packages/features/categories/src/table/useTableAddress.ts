import { useSearchParams } from 'react-router-dom'
import { type Asked, type Sort, sorts } from './categoryRows'

/** State of the table in the address: `?q=farm&active=no&untranslated=yes&empty=yes&sort=-listings`. */
export function useTableAddress() {
  const [search, setSearch] = useSearchParams()
  const sort = search.get('sort') ?? ''
  const active = search.get('active')
  const asked: Asked = {
    q: search.get('q') ?? '',
    ...(active === 'yes' || active === 'no' ? { isActive: active === 'yes' } : {}),
    isUntranslated: search.get('untranslated') === 'yes',
    isEmpty: search.get('empty') === 'yes',
    sort: sorts.find((each) => each === sort.replace('-', '')) ?? 'order',
    isDescending: sort.startsWith('-'),
  }

  function put(name: 'q' | 'active' | 'untranslated' | 'empty' | 'sort', value: string | null) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  }

  return {
    asked,
    put,
    /** Sorts by a column; reverses the order if it is the current one. */
    sortBy: (by: Sort) => put('sort', asked.sort === by && !asked.isDescending ? `-${by}` : by),
    /** Clears filters and sort order. */
    clear: () => setSearch(new URLSearchParams(), { replace: true }),
  }
}
