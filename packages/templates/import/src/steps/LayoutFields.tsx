import { Select, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useOpenImport } from '../state/openImport'
import { type Encoding, encodings } from '../reading/encoding'
import type { FileLayout } from '../reading/openFile'

/** Layout of the file: its encoding or its sheet, and its header row. Each is detected, and can be changed. */
export function LayoutFields({ layout }: { layout: FileLayout }) {
  const { t } = useTranslation('import')
  const { dispatch, formats } = useOpenImport()
  const { encoding, sheets, sheet, header, headers } = layout
  return (
    <Fields>
      {encoding === null ? null : (
        <Select
          label={t('encoding')}
          description={t('encoding.note')}
          options={encodings.map((id) => ({ id, label: t(`encoding.${id}`) }))}
          value={encoding}
          onChange={(id) =>
            dispatch({ type: 'import.reread', choice: { encoding: id as Encoding } })
          }
        />
      )}
      {sheets.length > 1 ? (
        <Select
          label={t('sheet')}
          options={sheets.map((label, place) => ({ id: String(place), label }))}
          value={String(sheet)}
          onChange={(id) => dispatch({ type: 'import.reread', choice: { sheet: Number(id) } })}
        />
      ) : null}
      <Select
        label={t('header')}
        options={headers.map(({ number, cells }) => ({
          id: String(number),
          label: t('header.row', {
            number: formats.number(number),
            cells: cells.filter((cell) => cell !== '').join(' · '),
          }),
        }))}
        value={String(header)}
        onChange={(id) => dispatch({ type: 'import.reread', choice: { header: Number(id) } })}
      />
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${theme.space[4]};
  align-items: start;
`
