import { useFormats } from '@console/core/i18n'
import { Heading, IconButton, Text, theme } from '@console/ui'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { low, narrow, wide } from '../layout/narrow'

interface ListHeaderProps {
  title: string
  /** Number of matching rows; undefined while unknown. */
  total: number | undefined
  /** Set when it is sorted by amount, within each currency. */
  isByAmount: boolean
  isReading: boolean
  onRefresh: () => void
  /** Views: beside the title when they fit, else below it. */
  views: ReactNode
  /** Actions beyond the rows: one primary action, and the list's own menu. */
  actions: ReactNode
}

/** Title of a list, its number of rows, and its views. */
export function ListHeader({
  title,
  total,
  isByAmount,
  isReading,
  onRefresh,
  views,
  actions,
}: ListHeaderProps) {
  const { t } = useTranslation('list')
  const formats = useFormats()
  return (
    <Root>
      <Title>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {/* Its room is reserved, so that nothing moves when it appears. */}
        <Count tone="muted">{total === undefined ? ' ' : formats.number(total)}</Count>
        {isByAmount ? (
          <Text tone="muted" size="sm">
            {t('index.header.byAmount')}
          </Text>
        ) : null}
      </Title>
      <Views>{views}</Views>
      <Tools>
        <IconButton
          label={t('index.header.refresh')}
          isPending={isReading}
          pendingLabel={t('index.header.refreshing')}
          onPress={onRefresh}
        >
          <RefreshCw aria-hidden />
        </IconButton>
        {actions}
      </Tools>
    </Root>
  )
}

const Root = styled.header`
  display: grid;
  grid-template: 'title tools' auto 'views views' auto / minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  font-variant-numeric: tabular-nums;

  /* Large text on a phone. */
  @container list (max-width: 14rem) {
    grid-template: 'title' auto 'tools' auto 'views' auto / minmax(0, 1fr);
  }
  @container list ${wide} {
    grid-template: 'title views tools' auto / auto minmax(0, 1fr) auto;
    column-gap: ${theme.space[4]};
  }
  @media ${low} {
    grid-template: 'title views tools' auto / auto minmax(0, 1fr) auto;
    column-gap: ${theme.space[4]};
  }
`

const Title = styled.div`
  grid-area: title;
  display: flex;
  align-items: baseline;
  gap: ${theme.space[2]};
  min-inline-size: 0;

  @container list (max-width: 14rem) {
    flex-wrap: wrap;
  }
`

const Count = styled(Text)`
  flex: none;
`

const Views = styled.div`
  grid-area: views;
  min-inline-size: 0;
`

const Tools = styled.div`
  grid-area: tools;
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};

  /* With cards the primary action is an icon: the title needs the room. */
  @container list ${narrow} {
    [data-words] {
      display: none;
    }
  }
`
