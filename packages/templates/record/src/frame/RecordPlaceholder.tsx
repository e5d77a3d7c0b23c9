import { useSay } from '@console/core/i18n'
import type { ApiError } from '@console/core/api'
import { Card, Link, SkeletonBlock, SkeletonText, theme } from '@console/ui'
import styled from 'styled-components'
import { ReadTrouble } from '@console/read'
import { Columns } from './Columns'

export interface RecordPlaceholderProps {
  error: ApiError | null
  isOffline: boolean
  /** What its list is called, and where it is. */
  list: { title: string; path: string }
  onRetry: () => void
}

/** What stands in place of a record: its skeleton, or why there is none and what next. */
export function RecordPlaceholder({ error, isOffline, list, onRetry }: RecordPlaceholderProps) {
  const say = useSay()
  if (error === null && !isOffline) return <Skeleton />
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

/** The places of what will come. */
function Skeleton() {
  return (
    <Root aria-busy>
      <SkeletonBlock inlineSize={220} blockSize={36} />
      <SkeletonBlock inlineSize={420} blockSize={44} />
      <SkeletonBlock inlineSize={180} blockSize={24} />
      <Columns>
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
