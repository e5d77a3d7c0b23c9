import type { CheckedRow, RowFault } from '@console/core/imports'
import { Heading, IconButton, Select, Stack, Text, TextField } from '@console/ui'
import { ArrowDownToLine } from 'lucide-react'
import { memo, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenImport } from '../state/openImport'
import { FindReplace } from './FindReplace'
import type { Mending } from './useMending'
import { RowWindow } from './RowWindow'

const all = 'all'

const rowHeight = 116

/** Rows that cannot be imported, editable in place: only visible ones are rendered. */
export function RefusedRows({
  refused,
  mending,
}: {
  refused: readonly CheckedRow[]
  mending: Mending
}) {
  const { t } = useTranslation('import')
  const { mended, textOf, write } = mending
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
            textOf={(field) => textOf(row, field)}
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

/** Filter of the rows: all, or those with one error. Counted once, not on every key press in a row. */
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
  const { formats, faultIn } = useOpenImport()
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
            fault: faultIn({ field: of.field, code: of.code }),
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
  textOf: (field: string) => string
  mended: Readonly<Record<string, string>>
  onWrite: (field: string, text: string) => void
  onFillDown: (field: string, text: string) => void
}

/** Fields of a row's invalid cells. */
function RefusedCells({
  row: { line, faults },
  textOf,
  mended,
  onWrite,
  onFillDown,
}: RefusedCellsProps) {
  const { t } = useTranslation('import')
  const { formats, labelOf, faultOf, faultIn } = useOpenImport()
  const number = formats.number(line)
  return (
    <>
      {faults.map((fault) => {
        const { field, code } = fault
        if (field === null) return <Text key={code}>{faultIn(fault)}</Text>
        const column = labelOf(field)
        const text = textOf(field)
        return (
          <TextField
            key={field + code}
            label={t('row.cell', { column, row: number })}
            value={text}
            onChange={(written) => onWrite(field, written)}
            {...(mended[field] === undefined ? { errorMessage: faultOf(fault) } : {})}
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
