import { useSay } from '@console/core/i18n'
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
import { ReadTrouble } from '@console/read'
import { Columns } from './Columns'

export interface RecordPlaceholderProps {
  error: ApiError | null
  isOffline: boolean
  /** What its list is called, and where it is. */
  list: { title: string; path: string }
  /** What the record is called, where a list or a preview has shown it already. */
  name?: string | undefined
  onRetry: () => void
}

/** Shown in place of a record: that it is loading, or why it cannot be shown and what to do next. */
export function RecordPlaceholder({
  error,
  isOffline,
  list,
  name,
  onRetry,
}: RecordPlaceholderProps) {
  const say = useSay()
  if (error === null && !isOffline) return <Loading title={name ?? list.title} />
  return (
    <ReadTrouble
      headingLevel={1}
      error={isOffline ? null : error}
      title={say('read:record.failed.title')}
      elsewhere={<Link href={list.path}>{list.title}</Link>}
      onRetry={onRetry}
    />
  )
}

/** A heading, that the rest is loading, and its outline. After ten seconds it offers to reload the page. */
function Loading({ title }: { title: string }) {
  const say = useSay()
  const isSlow = useIsSlow()
  return (
    <Root>
      <SkeletonBlock inlineSize={220} blockSize={36} />
      <Heading level={1} size="xl">
        <bdi>{title}</bdi>
      </Heading>
      <Progress>
        <Text role="status" tone="muted">
          {say(isSlow ? 'record:record.loading.slow' : 'record:record.loading')}
        </Text>
        {isSlow ? (
          <Button onPress={() => location.reload()}>{say('record:record.loading.reload')}</Button>
        ) : null}
      </Progress>
      <Columns aria-hidden>
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

/* Most records come sooner than this can be read. */
const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: center;
  min-block-size: 36px;
  animation: fade-in 1ms 300ms backwards;
`
