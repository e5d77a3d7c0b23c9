import { useFormats } from '@console/core/i18n'
import { Heading, IconButton, Text, theme } from '@console/ui'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { low, narrow, wide } from '../rows/styles/narrow'

interface ListHeaderProps {
  title: string
  /** How many rows match; undefined while nobody knows. */
  total: number | undefined
  /** It is sorted by amounts: within each currency. */
  isByAmount: boolean
  isReading: boolean
  onRefresh: () => void
  /** Its views: beside the title where there is room, else below it. */
  views: ReactNode
  /** What there is to do beyond the list: one primary action, and the list's own menu. */
  actions: ReactNode
}

/** What a list is, how much is in it and how it can be looked at. */
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
        {/* Its place is kept, so that nothing moves when it comes. */}
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

  /* In cards the one primary action is its icon: the title needs the room. */
  @container list ${narrow} {
    [data-words] {
      display: none;
    }
  }
`
