import type { CheckedRow } from '@console/core/imports'
import { Button, SegmentedChoice, Select, Stack, Text, TextField, theme } from '@console/ui'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useOpenImport } from '../state/openImport'
import { Disclosure } from './Disclosure'
import { type Replacement, replacing } from './replaceText'
import type { Mending } from './useMending'

/** Cells of one replacement: their text before and after. */
interface Replaced {
  field: string
  cells: ReadonlyMap<CheckedRow, { before: string; since: string }>
}

/**
 * Find and replace in one column of the shown rows that cannot be imported. It shows the number of matches first, and can be
 * undone with one press; later edits stay.
 */
export function FindReplace({
  shown,
  mending,
}: {
  shown: readonly CheckedRow[]
  mending: Mending
}) {
  const { t } = useTranslation('import')
  const { counted, config, labelOf } = useOpenImport()
  const [chosen, setChosen] = useState<string | null>(null)
  const [sought, setSought] = useState<Replacement>({ find: '', replaceBy: '', extent: 'whole' })
  const [last, setLast] = useState<Replaced | null>(null)
  const faulty = useMemo(
    () => new Set(shown.flatMap(({ faults }) => faults.map((each) => each.field))),
    [shown],
  )
  const columns = config.kind.columns.filter((each) => faulty.has(each.field))
  const field = (columns.find((each) => each.field === chosen) ?? columns[0])?.field
  if (field === undefined) return null

  const replaced = replacing(sought)
  const cells = new Map(
    (replaced ? shown.filter(hasFault(field)) : []).flatMap((row) => {
      const before = mending.textOf(row, field)
      const since = replaced?.(before) ?? null
      return since === null ? [] : [[row, { before, since }] as const]
    }),
  )

  function replace() {
    if (field === undefined) return
    mending.write([...cells.keys()], field, (row) => cells.get(row)?.since ?? '')
    setLast({ field, cells })
  }

  function putBack(of: Replaced) {
    const rows = [...of.cells]
      .filter(([row, { since }]) => mending.textOf(row, of.field) === since)
      .map(([row]) => row)
    mending.write(rows, of.field, (row) => of.cells.get(row)?.before ?? '')
    setLast(null)
  }

  return (
    <Disclosure>
      <summary>{t('replace')}</summary>
      <Stack gap={3}>
        <Fields>
          <Select
            label={t('replace.column')}
            options={columns.map((each) => ({ id: each.field, label: labelOf(each.field) }))}
            value={field}
            onChange={setChosen}
          />
          <TextField
            label={t('replace.find')}
            value={sought.find}
            onChange={(find) => setSought({ ...sought, find })}
          />
          <TextField
            label={t('replace.by')}
            value={sought.replaceBy}
            onChange={(replaceBy) => setSought({ ...sought, replaceBy })}
          />
          <SegmentedChoice
            label={t('replace.extent')}
            options={[
              { id: 'whole', label: t('replace.whole') },
              { id: 'part', label: t('replace.part') },
            ]}
            value={sought.extent}
            onChange={(extent) => setSought({ ...sought, extent })}
          />
        </Fields>
        <Stack direction="row" gap={3} isWrapping align="center">
          <Button isDisabled={cells.size === 0} onPress={replace}>
            {t('replace.do', counted(cells.size))}
          </Button>
          <span role="status">
            {last ? <Text size="sm">{t('replace.done', counted(last.cells.size))}</Text> : null}
          </span>
          {last ? <Button onPress={() => putBack(last)}>{t('replace.undo')}</Button> : null}
        </Stack>
      </Stack>
    </Disclosure>
  )
}

function hasFault(field: string) {
  return ({ faults }: CheckedRow) => faults.some((each) => each.field === field)
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${theme.space[3]};
  align-items: start;
`
