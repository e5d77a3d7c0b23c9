import { IconButton, Select, TextField, theme, useTypedText } from '@console/ui'
import { Search, X } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useSearchParams } from 'react-router-dom'
import type { CourseCategory } from '../contract'

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

interface CourseFilterProps {
  filter: ReturnType<typeof useCourseFilter>
  categories: readonly CourseCategory[]
  /** Search field, which is focused after the filter is cleared. */
  field: RefObject<HTMLInputElement | null>
}

/** Option for the courses of all categories, in place of a handle. */
const all = '*'

/** Filters courses by words and category. */
export function CourseFilter({ filter, categories, field }: CourseFilterProps) {
  const { t } = useTranslation('academy')
  return (
    <Root>
      <TextField
        ref={field}
        type="search"
        label={t('courses.search')}
        icon={<Search />}
        value={filter.text}
        onChange={filter.setText}
        action={
          filter.text === '' ? null : (
            <IconButton
              label={t('courses.clear')}
              onPress={() => {
                filter.setText('')
                field.current?.focus()
              }}
            >
              <X />
            </IconButton>
          )
        }
      />
      <Select
        label={t('courses.category')}
        value={filter.category ?? all}
        // Before the categories load, or if they have no such handle.
        placeholder={filter.category ?? ''}
        onChange={(handle) => filter.setCategory(handle === all ? null : handle)}
        options={[
          { id: all, label: t('courses.allCategories') },
          ...categories.map(({ handle, title }) => ({ id: handle, label: title })),
        ]}
      />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};

  > :first-child {
    flex: 1 1 280px;
    max-inline-size: 480px;
  }
  > :last-child {
    flex: 0 1 220px;
  }
  @media (width < 640px) {
    > :first-child,
    > :last-child {
      flex: 1 1 100%;
    }
  }
`
