import { useTranslate } from '@console/core/i18n'
import type { ApiError } from '@console/core/api'
import {
  Button,
  Card,
  Heading,
  Link,
  SkeletonBlock,
  SkeletonText,
  Text,
  theme,
  useIsSlow,
} from '@console/ui'
import styled from 'styled-components'
import { LoadError } from '@console/query-boundary'
import { Columns } from './Columns'

export interface RecordPlaceholderProps {
  error: ApiError | null
  isOffline: boolean
  list: { title: string; path: string }
  /** Name of the record, when a list or a preview has already shown it. */
  name?: string | undefined
  onRetry: () => void
}

/** Replaces a record while it is loading, or with the reason why it cannot be shown and what to do next. */
export function RecordPlaceholder({
  error,
  isOffline,
  list,
  name,
  onRetry,
}: RecordPlaceholderProps) {
  const translate = useTranslate()
  if (error === null && !isOffline) return <Loading title={name ?? list.title} />
  return (
    <LoadError
      headingLevel={1}
      error={isOffline ? null : error}
      title={translate('query-boundary:record.failed.title')}
      elsewhere={<Link href={list.path}>{list.title}</Link>}
      onRetry={onRetry}
    />
  )
}

/** Skeleton with a heading. After ten seconds it offers to reload the page. */
function Loading({ title }: { title: string }) {
  const translate = useTranslate()
  const isSlow = useIsSlow()
  return (
    <Root>
      <SkeletonBlock inlineSize={220} blockSize={36} />
      <Heading level={1} size="xl">
        <bdi>{title}</bdi>
      </Heading>
      <Progress>
        <Text role="status" tone="muted">
          {translate(isSlow ? 'record:record.loading.slow' : 'record:record.loading')}
        </Text>
        {isSlow ? (
          <Button onPress={() => location.reload()}>
            {translate('record:record.loading.reload')}
          </Button>
        ) : null}
      </Progress>
      <Columns aria-busy aria-hidden>
        <Card>
          <SkeletonText lines={9} />
        </Card>
        <Card>
          <SkeletonText lines={6} />
        </Card>
      </Columns>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`

/* Most records load before this could be read. */
const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: center;
  min-block-size: 36px;
  animation: fade-in 1ms 300ms backwards;
`
