import { Button, Text } from '@console/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveBlob } from '@console/core/files'
import { useOpenImport } from '../state/openImport'
import type { Reader } from '../reading/reader'

interface WorkbookButtonProps {
  label: string
  /** File name, without extension. */
  name: string
  /** Created on press: it can have thousands of rows. */
  table: () => readonly (readonly string[])[]
}

/** Saves a table as a workbook; shows an error when that fails. */
export function WorkbookButton({ label, name, table }: WorkbookButtonProps) {
  const { t } = useTranslation('import')
  const { reader } = useOpenImport()
  const [state, setState] = useState<'idle' | 'writing' | 'failed'>('idle')

  async function save() {
    setState('writing')
    try {
      await saveWorkbook(reader, name, table())
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <Button
        isPending={state === 'writing'}
        pendingLabel={t('download.writing')}
        onPress={() => void save()}
      >
        <Download aria-hidden />
        {label}
      </Button>
      <span role="status">
        {state === 'failed' ? <Text tone="danger">{t('download.failed')}</Text> : null}
      </span>
    </>
  )
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Downloads a table as a workbook, which the worker writes.
 * @throws when it could not be written
 */
async function saveWorkbook(
  reader: Pick<Reader, 'write'>,
  name: string,
  rows: readonly (readonly string[])[],
): Promise<void> {
  const bytes = await reader.write(rows)
  saveBlob(`${name}.xlsx`, new Blob([bytes], { type: workbookType }))
}
