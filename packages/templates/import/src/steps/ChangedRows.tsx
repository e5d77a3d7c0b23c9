import { useSend } from '@console/core/api'
import type { Formats } from '@console/core/i18n'
import { type CheckedRow, type ImportColumn, type ImportJob, readRows } from '@console/core/imports'
import { Read } from '@console/read'
import { SkeletonText, Text, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useOpenImport } from '../openImport'
import { Disclosure } from './Disclosure'
import { RowWindow } from './RowWindow'

const rowHeight = 96

/** The rows that change a record, and each with what: read once somebody wants to see them, since they can be thousands. */
export function ChangedRows({ job }: { job: ImportJob }) {
  const { t } = useTranslation('import')
  const { formats } = useOpenImport()
  const [isOpen, setOpen] = useState(false)
  const label = t('changed', { number: formats.number(job.expected.changed) })
  return (
    <Disclosure onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen ? <Changes job={job} label={label} /> : null}
    </Disclosure>
  )
}

function Changes({ job: { jobId }, label }: { job: ImportJob; label: string }) {
  const { t } = useTranslation('import')
  const send = useSend()
  const { kind } = useOpenImport().config
  const query = useQuery({
    queryKey: ['import', kind.id, jobId, 'changed'],
    queryFn: ({ signal }) => readRows(send, { kind, jobId }, 'changed', signal),
    // Nothing of it is kept, as of the other rows: what is mended, or written by others, changes it.
    gcTime: 0,
  })
  return (
    <Read query={query} title={t('failed.check')} skeleton={<SkeletonText lines={6} />}>
      {(rows) => (
        <RowWindow label={label} rows={rows} rowHeight={rowHeight}>
          {(row) =>
            kind.columns
              .filter(({ field }) => Object.hasOwn(row.before, field))
              .map((column) => <Change key={column.field} column={column} row={row} />)
          }
        </RowWindow>
      )}
    </Read>
  )
}

/** One field of a record: what it says now, and what it would say. */
function Change({ column, row: { before, cells } }: { column: ImportColumn; row: CheckedRow }) {
  const { formats, labelOf, saidOf } = useOpenImport()
  const { field } = column
  const said = (text: string) => inFormat(column, saidOf(column, text), formats)
  return (
    <div>
      <Text as="p" size="sm" tone="muted">
        {labelOf(field)}
      </Text>
      <Both>
        <Before>
          <bdi>{said(before[field] ?? '')}</bdi>
        </Before>{' '}
        <Onward aria-hidden>→</Onward> <bdi>{said(cells[field] ?? '')}</bdi>
      </Both>
    </div>
  )
}

/** A cell as the reader writes it. */
function inFormat({ type }: ImportColumn, text: string, formats: Formats): string {
  if (text === '') return '–'
  if (type === 'day') return formats.date(new Date(`${text}T12:00:00Z`))
  // What is rounded would hide what changes.
  if (type === 'number' && !/\.\d{4}/.test(text)) return formats.number(Number(text))
  return text
}

const Both = styled.p`
  margin: 0;
  max-block-size: 3em;
  overflow: auto;
`

const Before = styled.del`
  color: ${theme.color.textMuted};
`

const Onward = styled.span`
  display: inline-block;

  &:dir(rtl) {
    scale: -1 1;
  }
`
