import { Button, Heading, Link, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useOpenImport } from '../state/openImport'
import { Counts } from './Counts'

/** Result of a finished import, with a link to its records. */
export function ReportStep() {
  const { t } = useTranslation('import')
  const { snapshot, dispatch, counted, config } = useOpenImport()
  const { job } = snapshot.context
  if (!job) return null
  const isDone = snapshot.matches('done')
  return (
    <Stack gap={4}>
      <Heading level={2}>{t(isDone ? 'done' : 'cancelled')}</Heading>
      <Text as="p">
        <bdi>{job.file.name}</bdi>
      </Text>
      {isDone ? null : <Text as="p">{t('cancelled.note', counted(job.done))}</Text>}
      <Counts tally={job.written} />
      {job.stale > 0 ? <Text as="p">{t('done.stale', counted(job.stale))}</Text> : null}
      <Stack direction="row" gap={4} isWrapping>
        <Link href={config.listPath}>{t('done.see')}</Link>
        <Button onPress={() => dispatch({ type: 'import.again' })}>{t('again')}</Button>
      </Stack>
    </Stack>
  )
}
