import { useSend } from '@console/core/api'
import {
  type CheckedRow,
  type ImportColumn,
  type ImportJob,
  readRowPage,
  type RowFilter,
} from '@console/core/imports'
import { QueryBoundary } from '@console/query-boundary'
import { Text, theme } from '@console/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useOpenImport } from '../state/openImport'
import { RowsPlaceholder, RowWindow } from './RowWindow'

const rowHeight = 96

/** Maximum characters of a value that fits into its two lines. */
const fitting = 40

interface CheckedRowsProps {
  job: ImportJob
  filter: RowFilter
  /** Label of the scroll container. */
  label: string
}

/** Rows as they will be stored, each changed field with its former value. Pages are loaded while scrolling. */
export function CheckedRows({ job, filter, label }: CheckedRowsProps) {
  const { jobId } = job
  const { t } = useTranslation('import')
  const send = useSend()
  const { kind } = useOpenImport().config
  const query = useInfiniteQuery({
    queryKey: ['import', kind.id, jobId, filter],
    queryFn: ({ pageParam, signal }) =>
      readRowPage(send, { kind, jobId }, { verdict: filter, after: pageParam }, signal),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    // Not cached, like the other rows: corrections, or changes by others, change it.
    gcTime: 0,
  })
  const count = filter === 'stale' ? job.stale : job.expected[filter]
  const { fetchNextPage, hasNextPage, isFetching } = query
  return (
    <QueryBoundary
      query={query}
      title={t('failed.check')}
      skeleton={<RowsPlaceholder rows={count} rowHeight={rowHeight} />}
    >
      {({ pages }) => (
        <RowWindow
          label={label}
          rows={pages.flatMap(({ items }) => items)}
          rowHeight={rowHeight}
          onEnd={() => {
            if (hasNextPage && !isFetching) void fetchNextPage()
          }}
        >
          {(row) =>
            kind.columns
              .filter(({ field }) =>
                row.verdict === 'changed'
                  ? Object.hasOwn(row.before, field)
                  : (row.cells[field] ?? '') !== '',
              )
              .map((column) => <Field key={column.field} column={column} row={row} />)
          }
        </RowWindow>
      )}
    </QueryBoundary>
  )
}

/** Field of a record: its former value, and its new one. */
function Field({
  column,
  row: { before, cells, verdict },
}: {
  column: ImportColumn
  row: CheckedRow
}) {
  const { labelOf, shownOf } = useOpenImport()
  const { field } = column
  const label = labelOf(field)
  const stored = shownOf(column, cells)
  const former = verdict === 'changed' ? shownOf(column, { ...cells, ...before }) : ''
  return (
    <div>
      <Text as="p" size="sm" tone="muted">
        {label}
      </Text>
      {/* A possible overflow is scrollable by keyboard as well. */}
      <Value
        {...(stored.length + former.length > fitting
          ? { tabIndex: 0, role: 'group', 'aria-label': label }
          : {})}
      >
        {verdict === 'changed' ? (
          <>
            <Before>
              <bdi>{former}</bdi>
            </Before>{' '}
            <Arrow aria-hidden>→</Arrow>{' '}
          </>
        ) : null}
        <bdi>{stored}</bdi>
      </Value>
    </div>
  )
}

const Value = styled.div`
  max-block-size: 3em;
  overflow: auto;
  overflow-wrap: anywhere;
`

const Before = styled.del`
  color: ${theme.color.textMuted};
`

const Arrow = styled.span`
  display: inline-block;

  &:dir(rtl) {
    scale: -1 1;
  }
`
