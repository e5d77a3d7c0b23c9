import type { ImportJob } from '@console/core/imports'
import { Heading, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { useOpenImport } from '../openImport'
import { CheckedRows } from './CheckedRows'

/** New records as they will be stored: the first ones at once, the rest while scrolling. */
export function NewRows({ job }: { job: ImportJob }) {
  const { t } = useTranslation('import')
  const { formats } = useOpenImport()
  const label = t('created', { number: formats.number(job.expected.created) })
  return (
    <Stack gap={2}>
      <Heading level={2} size="lg">
        {label}
      </Heading>
      <Text as="p" size="sm" tone="muted">
        {t('created.note')}
      </Text>
      <CheckedRows job={job} filter="created" label={label} />
    </Stack>
  )
}
