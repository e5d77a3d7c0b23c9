import { useSend } from '@console/core/api'
import { useNameInTitle } from '@console/core/routes'
import { Button, Select, Stack, Text } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useChoice } from '../useChoice'
import { projectsQuery } from './api'
import type { Project } from './contract'

/** Chooses the project, which is part of the address and of the document title. */
export function ProjectChoice() {
  const { t } = useTranslation('project-dashboard')
  const projects = useQuery(projectsQuery(useSend()))
  const [first] = projects.data ?? []
  if (projects.data && first) return <Choice projects={projects.data} first={first} />
  return (
    <Place>
      {projects.isError ? (
        <Stack direction="row" gap={3} isWrapping>
          <Text tone="warning" role="status">
            {t('projects.failed')}
          </Text>
          <Button onPress={() => void projects.refetch()}>{t('projects.retry')}</Button>
        </Stack>
      ) : null}
    </Place>
  )
}

function Choice({ projects, first }: { projects: readonly Project[]; first: Project }) {
  const { t } = useTranslation('project-dashboard')
  const ids = projects.map(({ id }) => id)
  const { chosen, choose } = useChoice('project', ids, first.id)
  useNameInTitle(projects.find(({ id }) => id === chosen)?.name ?? first.name)
  return (
    <Place>
      <Select
        label={t('projects.label')}
        // The calls have no parameter: the description tells users that the figures stay the same.
        description={t('projects.same')}
        options={projects.map(({ id, name }) => ({ id, label: name }))}
        value={chosen}
        onChange={choose}
      />
    </Place>
  )
}

/* The content below stays in place before and after the projects load. */
const Place = styled.div`
  min-block-size: 88px;
  max-inline-size: 480px;
`
