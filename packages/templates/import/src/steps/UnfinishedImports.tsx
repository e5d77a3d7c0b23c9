import { useSend } from '@console/core/api'
import { type ImportJob, readUnfinished } from '@console/core/imports'
import { Button, Heading, Stack, Text, theme } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useOpenImport } from '../state/openImport'

/**
 * The user's own unfinished imports, each with a link to continue it; renders nothing without any, or when they cannot be read.
 */
export function UnfinishedImports() {
  const { t } = useTranslation('import')
  const { config } = useOpenImport()
  const { kind } = config
  const send = useSend()
  const { data = [] } = useQuery({
    queryKey: ['import', kind.id, 'unfinished'],
    queryFn: ({ signal }) => readUnfinished(send, kind, signal),
    gcTime: 0,
  })
  if (data.length === 0) return null
  return (
    <Stack gap={2}>
      <Heading level={2} size="lg">
        {t('unfinished')}
      </Heading>
      <List>
        {data.map((job) => (
          <Unfinished key={job.jobId} job={job} />
        ))}
      </List>
    </Stack>
  )
}

function Unfinished({
  job: { jobId, file, state, done, rows, stale, createdAt },
}: {
  job: ImportJob
}) {
  const { t } = useTranslation('import')
  const { dispatch, formats, counted } = useOpenImport()
  const numbers = { done: formats.number(done), ...counted(rows) }
  return (
    <li>
      <div>
        <Text as="p" weight="medium">
          <bdi>{file.name}</bdi>
        </Text>
        <Text as="p" size="sm" tone="muted">
          {state === 'ready'
            ? t('unfinished.ready', counted(rows))
            : state === 'stale'
              ? t('unfinished.stale', counted(stale))
              : t('progress', numbers)}
          {' · '}
          {formats.dateTime(new Date(createdAt))}
        </Text>
      </div>
      <Button
        aria-label={t('unfinished.continue', { name: formats.isolate(file.name) })}
        onPress={() => dispatch({ type: 'import.continue', jobId })}
      >
        {t('unfinished.goOn')}
      </Button>
    </li>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: 0;
  margin: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[3]};
    align-items: center;
    justify-content: space-between;
    padding: ${theme.space[3]};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
  }
`
