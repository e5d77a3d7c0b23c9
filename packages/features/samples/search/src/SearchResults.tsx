import { createTitleSearch, searchWordsOf, useFormats } from '@console/core/i18n'
import { StatePanel, Text, theme, Link } from '@console/ui'
import { type ComponentType, memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import type { SearchResult } from './contract'

/** Number of results per page. */
const pageSize = 10

/** Props of a rendered result. */
export interface ResultProps {
  result: SearchResult
  /** Normalized search words, highlighted wherever they occur. */
  words: readonly string[]
}

export interface SearchResultsProps {
  results: readonly SearchResult[]
  /** Search text. */
  text: string
  /** Page of the address, from 1; an invalid number is the first, one past the end the last. */
  page: number
  look: { list: 'lines' | 'cards'; result: ComponentType<ResultProps> }
}

/** Search results with their count and page links. Typing does not wait for them. */
export const SearchResults = memo(function SearchResults({
  results,
  text,
  page: asked,
  look,
}: SearchResultsProps) {
  const { t } = useTranslation('search')
  const formats = useFormats()
  const find = useMemo(() => searchIn(results), [results])
  const words = searchWordsOf(text)
  const found = find(words)
  const last = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Number.isInteger(asked) ? Math.min(Math.max(1, asked), last) : 1
  const { result: Result } = look

  return (
    <>
      <Text role="status" tone="muted" size="sm">
        {found.length === 0
          ? ''
          : t('count', { count: found.length, number: formats.number(found.length) })}
      </Text>
      {found.length === 0 ? (
        <StatePanel kind="noMatch" title={t('none')}>
          {t('none.message')}
        </StatePanel>
      ) : (
        <List data-list={look.list}>
          {found.slice((page - 1) * pageSize, page * pageSize).map((result) => (
            <li key={result.id}>
              <Result result={result} words={words} />
            </li>
          ))}
        </List>
      )}
      {last > 1 ? <Pages text={text.trim()} page={page} last={last} /> : null}
    </>
  )
})

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 76ch);
  gap: ${theme.space[5]};
  padding: 0;
  list-style: none;

  &[data-list='cards'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
    gap: ${theme.space[4]};

    > li {
      display: grid;
    }
  }
`

/** Creates a search in the title, excerpt and address of results. */
export function searchIn(results: readonly SearchResult[]) {
  return createTitleSearch(
    results,
    ({ title }) => title,
    ({ excerpt, url }) => `${excerpt} ${url}`,
  )
}

interface PagesProps {
  /** Search text; empty for all. */
  text: string
  page: number
  last: number
}

/** Links to the previous and next page, so that they can be bookmarked or opened in another tab. */
function Pages({ text, page, last }: PagesProps) {
  const { t } = useTranslation('search')
  const formats = useFormats()
  const { pathname } = useLocation()

  function toPage(number: number) {
    const search = new URLSearchParams({
      ...(text === '' ? {} : { q: text }),
      ...(number === 1 ? {} : { page: String(number) }),
    })
    return search.size === 0 ? pathname : `${pathname}?${search.toString()}`
  }

  return (
    <Root aria-label={t('pages')}>
      {page > 1 ? (
        <Link variant="alone" href={toPage(page - 1)} rel="prev">
          <ChevronLeft data-mirrored aria-hidden />
          {t('pages.previous')}
        </Link>
      ) : null}
      <Text tone="muted" size="sm">
        {t('pages.place', { page: formats.number(page), last: formats.number(last) })}
      </Text>
      {page < last ? (
        <Link variant="alone" href={toPage(page + 1)} rel="next">
          {t('pages.next')}
          <ChevronRight data-mirrored aria-hidden />
        </Link>
      ) : null}
    </Root>
  )
}

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[5]};
`
