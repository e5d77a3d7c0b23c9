import { useSend } from '@console/core/api'
import { latinDigits, useTranslate, useText } from '@console/core/i18n'
import type { ActionableRow } from '@console/core/workflows'
import { type ListQuery, readPage, type Resource } from '@console/core/resources'
import { Card, Heading, Link, SkeletonText, Text, TextField, theme } from '@console/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { QueryBoundary, resourceKeys } from '@console/query-boundary'
import styled from 'styled-components'

export interface LookupProps<Row extends ActionableRow> {
  resource: Resource<Row>
  /** Query of the records to choose from. */
  query: ListQuery
  pathOf: (token: string) => string
}

/**
 * Search for a record, at the specification's addresses of records that name none (decision 0003): shows the first ones, and
 * the results of a search.
 */
export function Lookup<Row extends ActionableRow>({ resource, query, pathOf }: LookupProps<Row>) {
  const translate = useTranslate()
  const textOf = useText()
  const send = useSend()
  const [text, setText] = useState('')
  const q = useDeferredValue(latinDigits(text.trim()))
  const asked: ListQuery = { ...query, pageSize: '10', ...(q === '' ? {} : { q }) }
  const found = useQuery({
    queryKey: resourceKeys.page(resource.id, asked),
    queryFn: ({ signal }) => readPage(send, resource, asked, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <Root>
      <Heading level={1}>{translate('record:lookup.title')}</Heading>
      <Text as="p" tone="muted">
        {translate('record:lookup.message')}
      </Text>
      <TextField
        label={translate('record:lookup.search')}
        value={text}
        onChange={setText}
        type="search"
      />
      <Card
        heading={q === '' ? translate('record:lookup.first') : translate('record:lookup.found')}
        aria-busy={found.isPending}
      >
        <QueryBoundary query={found} skeleton={<SkeletonText lines={5} />}>
          {({ items }) =>
            items.length === 0 ? (
              <Text as="p">{translate('form:lookup.none')}</Text>
            ) : (
              <Results>
                {items.map((row) => (
                  <li key={resource.tokenOf(row)}>
                    <Link href={pathOf(resource.tokenOf(row))}>
                      <bdi>{textOf(resource.nameOf(row))}</bdi>
                    </Link>
                  </li>
                ))}
              </Results>
            )
          }
        </QueryBoundary>
      </Card>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-inline-size: 640px;
`

const Results = styled.ul`
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    min-block-size: 40px;
  }
  li + li {
    border-block-start: 1px solid ${theme.color.hairline};
  }
`
