import { Banner } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useOpenImport } from '../state/openImport'
import type { FileFault } from '../reading/fileFault'

/** Reason why a file cannot be read, with the next step. */
export function FileFaultBanner({ fault: { code, line } }: { fault: FileFault }) {
  const { t } = useTranslation('import')
  const { formats } = useOpenImport()
  return (
    <Banner tone="danger">
      {code === 'quote' ? t('file.quote', { line: formats.number(line ?? 1) }) : t(`file.${code}`)}
    </Banner>
  )
}
