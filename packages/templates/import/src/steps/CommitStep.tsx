import { Banner, Button, ProgressBar, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useOpenImport } from '../state/openImport'
import { ErrorBanner } from './ErrorBanner'

/** Number of written rows, with the actions when it has stopped. */
export function CommitStep() {
  const { t } = useTranslation('import')
  const { snapshot, dispatch, formats, counted } = useOpenImport()
  const { job } = snapshot.context
  const [done, rows] = [job?.done ?? 0, job?.rows ?? 1]
  const numbers = { done: formats.number(done), rows: formats.number(rows) }
  return (
    <Stack gap={4}>
      <ProgressBar
        label={t('committing')}
        value={done}
        maxValue={rows}
        valueLabel={t('progress', { done: numbers.done, ...counted(rows) })}
      />
      <Stack direction="row" gap={3} isWrapping>
        {snapshot.can({ type: 'import.pause' }) ? (
          <Button onPress={() => dispatch({ type: 'import.pause' })}>{t('pause')}</Button>
        ) : null}
        {snapshot.can({ type: 'import.commit' }) ? (
          <Button variant="primary" onPress={() => dispatch({ type: 'import.commit' })}>
            {t('goOn')}
          </Button>
        ) : null}
        {snapshot.can({ type: 'import.cancel' }) ? (
          <Button onPress={() => dispatch({ type: 'import.cancel' })}>{t('cancel')}</Button>
        ) : null}
      </Stack>
      {/* Below the content and the buttons: a dropped connection moves neither. */}
      {snapshot.matches('paused') ? <Banner tone="info">{t('paused', numbers)}</Banner> : null}
      {snapshot.matches('interrupted') ? (
        <ErrorBanner>{t('failed.commit', numbers)}</ErrorBanner>
      ) : null}
      {snapshot.matches('uncancelled') ? <ErrorBanner>{t('failed.cancel')}</ErrorBanner> : null}
    </Stack>
  )
}
