import { useSend } from '@console/core/api'
import { QueryBoundary, SkippedItems } from '@console/query-boundary'
import {
  Heading,
  IconButton,
  SkeletonText,
  StatePanel,
  TextField,
  theme,
  useTypedText,
} from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { searchQuery } from './api'
import { SearchResults, type SearchResultsProps } from './SearchResults'

/** Shared parts of both pages: search field, results as you type, and page links. The address holds the search. */
export function SearchPage({ look }: Pick<SearchResultsProps, 'look'>) {
  const { t } = useTranslation('search')
  const read = searchQuery(useSend())
  const query = useQuery(read)
  const [search, setSearch] = useSearchParams()
  const asked = search.get('q') ?? ''
  const [text, setText] = useTypedText(asked, (rested) =>
    setSearch(rested === '' ? {} : { q: rested }, { replace: true }),
  )
  const wanted = useDeferredValue(text)
  // Text typed after the address was updated starts on its first page.
  const page = wanted.trim() === asked ? Number(search.get('page')) : 1

  return (
    <Root>
      <Heading level={1}>{t('title')}</Heading>
      <TextField
        type="search"
        label={t('label')}
        icon={<Search />}
        value={text}
        onChange={setText}
        maxLength={100}
        autoComplete="off"
        action={
          text === '' ? null : (
            <IconButton label={t('clear')} onPress={() => setText('')}>
              <X />
            </IconButton>
          )
        }
      />
      <QueryBoundary query={query} skeleton={<SkeletonText lines={12} />}>
        {(results) =>
          results.length === 0 ? (
            <StatePanel kind="empty" title={t('empty.title')}>
              {t('empty.message')}
            </StatePanel>
          ) : (
            <SearchResults results={results} text={wanted} page={page} look={look} />
          )
        }
      </QueryBoundary>
      <SkippedItems of={read.queryKey} />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  max-inline-size: 1120px;

  > :nth-child(2) {
    max-inline-size: 76ch;
  }
`
