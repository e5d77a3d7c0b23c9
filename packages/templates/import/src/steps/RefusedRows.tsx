import type { CheckedRow, RowFault } from '@console/core/imports'
import { Heading, IconButton, Select, Stack, Text, TextField } from '@console/ui'
import { ArrowDownToLine } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenImport } from '../openImport'
import { FindReplace } from './FindReplace'
import type { Mending } from './useMending'
import { RowWindow } from './RowWindow'

const all = 'all'

const rowHeight = 116

/** The rows that cannot be taken, to be mended in place: only those in sight are drawn. */
export function RefusedRows({
  refused,
  mending,
}: {
  refused: readonly CheckedRow[]
  mending: Mending
}) {
  const { t } = useTranslation('import')
  const { mended, write } = mending
  const [fault, setFault] = useState(all)
  const shown = useMemo(
    () =>
      refused.filter(
        ({ faults }) => fault === all || faults.some((each) => nameOf(each) === fault),
      ),
    [refused, fault],
  )

  return (
    <Stack gap={3}>
      <Heading level={2} size="lg">
        {t('refused')}
      </Heading>
      <Text as="p" size="sm" tone="muted">
        {t('refused.note')}
      </Text>
      <Filter refused={refused} fault={fault} onChange={setFault} />
      <FindReplace shown={shown} mending={mending} />
      <RowWindow label={t('refused')} rows={shown} rowHeight={rowHeight}>
        {(row, place) => (
          <RefusedCells
            row={row}
            mended={mended.get(row.row) ?? {}}
            onWrite={(field, text) => write([row], field, () => text)}
            onFillDown={(field, text) =>
              write(
                shown
                  .slice(place)
                  .filter(({ faults }) => faults.some((each) => each.field === field)),
                field,
                () => text,
              )
            }
          />
        )}
      </RowWindow>
    </Stack>
  )
}

function nameOf({ field, code }: RowFault) {
  return `${field ?? ''} ${code}`
}

/** Which rows are shown: all, or those with one fault. They are counted once, not with every letter that is written in one of them. */
const Filter = memo(function Filter({
  refused,
  fault,
  onChange,
}: {
  refused: readonly CheckedRow[]
  fault: string
  onChange: (fault: string) => void
}) {
  const { t } = useTranslation('import')
  const { formats, labelOf, faultOf } = useOpenImport()
  const counts = new Map<string, { of: RowFault; count: number }>()
  for (const of of refused.flatMap(({ faults }) => faults)) {
    const name = nameOf(of)
    counts.set(name, { of, count: (counts.get(name)?.count ?? 0) + 1 })
  }
  return (
    <Select
      label={t('filter')}
      options={[
        { id: all, label: t('filter.all') },
        ...[...counts].map(([id, { of, count }]) => ({
          id,
          label: t('filter.one', {
            fault: t('faultIn', { column: of.field ? labelOf(of.field) : '', fault: faultOf(of) }),
            number: formats.number(count),
          }),
        })),
      ]}
      value={fault}
      onChange={onChange}
    />
  )
})

interface RefusedCellsProps {
  row: CheckedRow
  mended: Readonly<Record<string, string>>
  onWrite: (field: string, text: string) => void
  onFillDown: (field: string, text: string) => void
}

/** Of one of them a field for each cell that cannot be taken. */
function RefusedCells({
  row: { row, cells, faults },
  mended,
  onWrite,
  onFillDown,
}: RefusedCellsProps) {
  const { t } = useTranslation('import')
  const { formats, labelOf, faultOf } = useOpenImport()
  const number = formats.number(row)
  return (
    <>
      {faults.map(({ field, code }) => {
        if (field === null) return <Text key={code}>{faultOf({ code })}</Text>
        const column = labelOf(field)
        const text = mended[field] ?? cells[field] ?? ''
        return (
          <TextField
            key={field + code}
            label={t('row.cell', { column, row: number })}
            value={text}
            onChange={(written) => onWrite(field, written)}
            {...(mended[field] === undefined ? { errorMessage: faultOf({ code }) } : {})}
            action={
              <IconButton label={t('fillDown', { column })} onPress={() => onFillDown(field, text)}>
                <ArrowDownToLine aria-hidden />
              </IconButton>
            }
          />
        )
      })}
    </>
  )
}
