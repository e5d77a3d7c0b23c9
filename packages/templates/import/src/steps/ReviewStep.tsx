import { type CheckedRow, keyOf, type ImportJob } from '@console/core/imports'
import { saveCsv } from '@console/core/csv'
import type { LanguageId } from '@console/core/i18n'
import { Button, Heading, Stack, Text } from '@console/ui'
import { Download } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenImport } from '../state/openImport'
import { UnsentLeave } from './UnsentLeave'
import { Counts } from './Counts'
import { RefusedRows } from './RefusedRows'
import { ErrorBanner } from './ErrorBanner'
import { useMending } from './useMending'
import { WorkbookButton } from './WorkbookButton'
import { CheckedRows } from './CheckedRows'
import { Disclosure } from './Disclosure'

/**
 * Result of the check: invalid rows are corrected here, and the others written. Nothing is written before the server has checked
 * the corrections: they would be skipped.
 */
export function ReviewStep() {
  const { t } = useTranslation('import')
  const { snapshot, dispatch, counted, writtenOf } = useOpenImport()
  const { job, refused } = snapshot.context
  const mending = useMending(refused, writtenOf)
  if (!job) return null
  const { created, changed, same } = job.expected
  const taken = created + changed
  const isAllThere = taken === 0 && refused.length === 0 && same > 0
  return (
    <Stack gap={5}>
      {snapshot.matches('unmended') ? <ErrorBanner>{t('failed.mend')}</ErrorBanner> : null}
      <Counts tally={job.expected} />
      {taken === 0 ? <Text as="p">{t(isAllThere ? 'allSame' : 'nothingLeft')}</Text> : null}
      <Stack direction="row" gap={3} isWrapping>
        {mending.rows.length > 0 ? (
          <Button
            variant="primary"
            isPending={snapshot.matches('mending')}
            pendingLabel={t('mending')}
            onPress={() => dispatch({ type: 'import.mend', rows: mending.rows })}
          >
            {t('mend', counted(mending.rows.length))}
          </Button>
        ) : taken > 0 ? (
          <Button
            variant="primary"
            isDisabled={!snapshot.can({ type: 'import.commit' })}
            onPress={() => dispatch({ type: 'import.commit' })}
          >
            {t('commit', counted(taken))}
          </Button>
        ) : null}
        {isAllThere ? (
          <Button variant="primary" onPress={() => dispatch({ type: 'import.again' })}>
            {t('again')}
          </Button>
        ) : (
          <Button onPress={() => dispatch({ type: 'import.cancel' })}>{t('cancel')}</Button>
        )}
        {refused.length > 0 ? <DownloadRefused refused={refused} /> : null}
      </Stack>
      {created > 0 ? <NewRows job={job} /> : null}
      {changed > 0 ? <ChangedRows job={job} /> : null}
      <Duplicates refused={refused} />
      {refused.length > 0 ? <RefusedRows refused={refused} mending={mending} /> : null}
      <UnsentLeave isOn={mending.rows.length > 0} />
    </Stack>
  )
}

/** Groups of rows about the same record. Computed once, not on every key press in a row. */
const Duplicates = memo(function Duplicates({ refused }: { refused: readonly CheckedRow[] }) {
  const { t } = useTranslation('import')
  const { formats, config } = useOpenImport()
  const groups = new Map(
    refused.flatMap(({ cells, faults }) =>
      faults.flatMap(({ rows }) =>
        rows ? [[keyOf(config.kind, cells) ?? '', { cells, rows }] as const] : [],
      ),
    ),
  )
  if (groups.size === 0) return null
  return (
    <section>
      <Heading level={2} size="lg">
        {t('duplicates')}
      </Heading>
      <ul>
        {[...groups].slice(0, 50).map(([key, { cells, rows }]) => (
          <li key={key}>
            {t('duplicates.group', {
              key: formats.isolate(config.kind.key.map((field) => cells[field] ?? '').join(' · ')),
              rows: formats.list(rows.map((row) => formats.number(row))),
              first: formats.number(rows[0] ?? 0),
            })}
          </li>
        ))}
      </ul>
    </section>
  )
})

/** Download of the rows that cannot be imported, each with the reason, for correction in a spreadsheet. */
function DownloadRefused({ refused }: { refused: readonly CheckedRow[] }) {
  const { t, i18n } = useTranslation('import')
  const { config, labelOf, faultIn, writtenOf } = useOpenImport()
  const { id, columns } = config.kind

  const name = `${id}-refused`
  // Cells are in the notation of the original file: reading it again yields the same values.
  const table = () => [
    [...columns.map(({ field }) => labelOf(field)), t('download.why')],
    ...refused.map((row) => [
      ...columns.map(({ field }) => writtenOf(row, field)),
      row.faults.map(faultIn).join(' · '),
    ]),
  ]
  return (
    <>
      <Button onPress={() => saveCsv(name, table(), i18n.language as LanguageId)}>
        <Download aria-hidden />
        {t('download.refused.csv')}
      </Button>
      <WorkbookButton label={t('download.refused.xlsx')} name={name} table={table} />
    </>
  )
}

/** Rows that change a record, with the changes: loaded once they are opened, because there can be thousands. */
function ChangedRows({ job }: { job: ImportJob }) {
  const { t } = useTranslation('import')
  const { formats } = useOpenImport()
  const [isOpen, setOpen] = useState(false)
  const label = t('changed', { number: formats.number(job.expected.changed) })
  return (
    <Disclosure onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{label}</summary>
      {isOpen ? <CheckedRows job={job} filter="changed" label={label} /> : null}
    </Disclosure>
  )
}

/** New records as they will be stored: the first ones at once, the rest while scrolling. */
function NewRows({ job }: { job: ImportJob }) {
  const { t } = useTranslation('import')
  const { formats } = useOpenImport()
  const label = t('created', { number: formats.number(job.expected.created) })
  return (
    <Stack gap={2}>
      <Heading level={2} size="lg">
        {label}
      </Heading>
      <Text as="p" size="sm" tone="muted">
        {t('created.note')}
      </Text>
      <CheckedRows job={job} filter="created" label={label} />
    </Stack>
  )
}
