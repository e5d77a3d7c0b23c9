import { saveCsv } from '@console/core/csv'
import type { LanguageId } from '@console/core/i18n'
import { maxFileBytes, maxRows } from '@console/core/imports'
import { Button, FileZone, Stack } from '@console/ui'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOpenImport } from '../state/openImport'
import { FileFaultBanner } from './FileFaultBanner'
import { ReadingFile } from './ReadingFile'
import { UnfinishedImports } from './UnfinishedImports'
import { WorkbookButton } from './WorkbookButton'

/** File input, with a template to download. */
export function ChooseStep() {
  const { t, i18n } = useTranslation('import')
  const { snapshot, dispatch, formats, config, labelOf } = useOpenImport()
  const { fault } = snapshot.context
  const { id, columns } = config.kind
  const table = [
    columns.map(({ field }) => labelOf(field)),
    columns.map(({ example }) => example),
  ] as const
  return (
    <Stack gap={4}>
      {fault ? <FileFaultBanner fault={fault} /> : null}
      <FileZone
        label={t('choose')}
        note={t('choose.drop')}
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        pendingLabel={snapshot.matches('opening') ? t('opening') : null}
        onFiles={([file]) => {
          if (file) dispatch({ type: 'import.file', file })
        }}
      >
        {t('choose.rules', {
          size: formats.number(maxFileBytes / 1024 / 1024),
          rows: formats.number(maxRows),
        })}
      </FileZone>
      {snapshot.matches('opening') ? (
        <ReadingFile />
      ) : (
        <Stack direction="row" gap={3} isWrapping>
          <Button onPress={() => saveCsv(id, table, i18n.language as LanguageId)}>
            <Download aria-hidden />
            {t('download.csv')}
          </Button>
          <WorkbookButton label={t('download.xlsx')} name={id} table={() => table} />
        </Stack>
      )}
      <UnfinishedImports />
    </Stack>
  )
}
