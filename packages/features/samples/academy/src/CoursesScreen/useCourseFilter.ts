import { useTypedText } from '@console/ui'
import { useSearchParams } from 'react-router-dom'

/** Course filter of the address: `?q=` and `?category=`. */
export function useCourseFilter() {
  const [search, setSearch] = useSearchParams()
  const category = search.get('category')

  function set(name: 'q' | 'category', value: string | null) {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === null || value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  }

  const [text, setText] = useTypedText(search.get('q') ?? '', (rested) => set('q', rested))
  return {
    text,
    setText,
    /** Handle of the category; null for all. */
    category,
    setCategory: (handle: string | null) => set('category', handle),
    clear() {
      setText('')
      setSearch({}, { replace: true })
    },
  }
}
