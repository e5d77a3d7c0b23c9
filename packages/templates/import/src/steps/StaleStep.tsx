import { Banner, Button, Heading, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useOpenImport } from '../state/openImport'
import { CheckedRows } from './CheckedRows'

/** Rows that were not written because their record has changed since the check, with their current changes. */
export function StaleStep() {
  const { t } = useTranslation('import')
  const { snapshot, dispatch, counted } = useOpenImport()
  const { job } = snapshot.context
  if (!job) return null
  return (
    <Stack gap={4}>
      <Heading level={2} size="lg">
        {t('stale')}
      </Heading>
      <Banner tone="warning">{t('stale.note', counted(job.stale))}</Banner>
      <Stack direction="row" gap={3} isWrapping>
        <Button variant="primary" onPress={() => dispatch({ type: 'import.commit' })}>
          {t('commit', counted(job.stale))}
        </Button>
        <Button onPress={() => dispatch({ type: 'import.cancel' })}>{t('stale.leave')}</Button>
      </Stack>
      <CheckedRows job={job} filter="stale" label={t('stale')} />
    </Stack>
  )
}
