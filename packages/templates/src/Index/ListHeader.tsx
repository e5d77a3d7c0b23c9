import { useFormats } from '@console/core/i18n'
import { Button, Heading, Text, theme } from '@console/ui'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

interface ListHeaderProps {
  title: string
  /** How many rows match; undefined while nobody knows. */
  total: number | undefined
  /** When what is shown was read. */
  readAt: Date
  /** Reading it anew has failed, or there is no network: what is shown is from `readAt`. */
  isOld: boolean
  isReading: boolean
  onRefresh: () => void
  /** What there is to do beyond the list: one primary action, and the list's own menu. */
  actions: ReactNode
}

/** What a list is, how much is in it, and of when it is. */
export function ListHeader({
  title,
  total,
  readAt,
  isOld,
  isReading,
  onRefresh,
  actions,
}: ListHeaderProps) {
  const { t } = useTranslation('templates')
  const formats = useFormats()
  // After the rows: the first time of day to be written takes 70 ms at 4× slowdown.
  const isTimed = useDeferredValue(total !== undefined, false)
  const time = isTimed ? formats.time(readAt) : '00:00 00'
  return (
    <Root>
      <Heading level={1}>{title}</Heading>
      {/* Its place is kept, so that nothing moves when it comes. */}
      <Text tone="muted" size="lg">
        {total === undefined ? ' ' : formats.number(total)}
      </Text>
      <Tools>
        <Of data-unknown={!isTimed || undefined}>
          <Text tone={isOld ? 'warning' : 'muted'} size="sm" role="status">
            {t(isOld ? 'index.header.old' : 'index.header.asOf', { time })}
          </Text>
        </Of>
        <Button
          variant="quiet"
          isPending={isReading}
          pendingLabel={t('index.header.refreshing')}
          onPress={onRefresh}
        >
          <RefreshCw aria-hidden />
          {t('index.header.refresh')}
        </Button>
        {actions}
      </Tools>
    </Root>
  )
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[3]};
  font-variant-numeric: tabular-nums;
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  margin-inline-start: auto;
`

const Of = styled.span`
  &[data-unknown] {
    visibility: hidden;
  }
`
