import { ApiError } from '@console/core/api'
import { Banner, Button } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenImport } from '../state/openImport'

/** Error banner: the failed action, the server's message, and a retry button. */
export function ErrorBanner({ children }: { children: ReactNode }) {
  const { t } = useTranslation('import')
  const { snapshot, dispatch } = useOpenImport()
  const { error } = snapshot.context
  const input = error instanceof ApiError ? error.serverMessage : null
  return (
    <Banner
      tone="danger"
      actions={<Button onPress={() => dispatch({ type: 'import.retry' })}>{t('retry')}</Button>}
    >
      {children} {input}
    </Banner>
  )
}
