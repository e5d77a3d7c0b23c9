import { ApiError } from '@console/core/api'
import { Banner, Button } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenImport } from '../openImport'

/** What could not be done, what the server said of it, and that it can be tried again. */
export function TroubleBanner({ children }: { children: ReactNode }) {
  const { t } = useTranslation('import')
  const { snapshot, tell } = useOpenImport()
  const { error } = snapshot.context
  const said = error instanceof ApiError ? error.serverMessage : null
  return (
    <Banner
      tone="danger"
      actions={<Button onPress={() => tell({ type: 'import.retry' })}>{t('retry')}</Button>}
    >
      {children} {said}
    </Banner>
  )
}
