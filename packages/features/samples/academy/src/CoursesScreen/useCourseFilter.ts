import { useTypedText } from '@console/ui'
import { useSearchParams } from 'react-router-dom'

/** Which courses are listed, as the address says it: `?q=`, `?category=`. */
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
    /** The handle of a category; null: of all. */
    category,
    setCategory: (handle: string | null) => set('category', handle),
    clear() {
      setText('')
      setSearch({}, { replace: true })
    },
  }
}
