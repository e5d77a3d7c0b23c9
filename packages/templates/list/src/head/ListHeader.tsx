import type { Money } from '@console/core/contracts'
import { useFormats } from '@console/core/i18n'
import { Button, Heading, Text, theme } from '@console/ui'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { MoneyText } from '@console/facts'
import styled from 'styled-components'
import { narrow } from '../rows/styles/narrow'

interface ListHeaderProps {
  title: string
  /** How many rows match; undefined while nobody knows. */
  total: number | undefined
  /** It is sorted by amounts: within each currency. */
  isByAmount: boolean
  /** The sums of what matches, one for each currency, and what they are of; left out where the list tells none. */
  totals?: { title: string; sums: readonly Money[] | undefined } | undefined
  /** When what is shown was read. */
  readAt: Date
  /** Reading it anew has failed, or there is no network: what is shown is from `readAt`. */
  isOld: boolean
  isReading: boolean
  onRefresh: () => void
  /** That other rows have come: beside the time of those that are shown. */
  news: ReactNode
  /** What there is to do beyond the list: one primary action, and the list's own menu. */
  actions: ReactNode
}

/** What a list is, how much is in it, and of when it is. */
export function ListHeader({
  title,
  total,
  isByAmount,
  totals,
  readAt,
  isOld,
  isReading,
  onRefresh,
  news,
  actions,
}: ListHeaderProps) {
  const { t } = useTranslation('list')
  const formats = useFormats()
  // After the rows: the first time of day to be written takes 70 ms at 4× slowdown.
  const isTimed = useDeferredValue(total !== undefined, false)
  const saidAt = (time: string) => t(isOld ? 'index.header.old' : 'index.header.asOf', { time })
  return (
    <Root>
      <Heading level={1}>{title}</Heading>
      {/* Its place is kept, so that nothing moves when it comes. */}
      <Text tone="muted" size="lg">
        {total === undefined ? ' ' : formats.number(total)}
      </Text>
      {isByAmount ? (
        <Text tone="muted" size="sm">
          {t('index.header.byAmount')}
        </Text>
      ) : null}
      <Tools>
        {news}
        <Of>
          <Text tone={isOld ? 'warning' : 'muted'} size="sm" role="status">
            {isTimed ? saidAt(formats.time(readAt)) : null}
          </Text>
          <Room size="sm" aria-hidden>
            {saidAt('00:00 00')}
          </Room>
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
      {totals ? <Totals {...totals} /> : null}
    </Root>
  )
}

/** Sums in several currencies, each by itself: two currencies never add up. */
function Totals({ title, sums }: NonNullable<ListHeaderProps['totals']>) {
  return (
    <Sums>
      <Text as="dt" tone="muted" size="sm">
        {title}
      </Text>
      {sums === undefined || sums.length === 0 ? (
        <dd>–</dd>
      ) : (
        sums.map((money) => (
          <dd key={money.currency}>
            <MoneyText money={money} />
          </dd>
        ))
      )}
    </Sums>
  )
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[3]};
  font-variant-numeric: tabular-nums;
`

/* They wrap, and none is out of sight. The lines that they mostly have are kept, so that nothing moves when they come. */
const Sums = styled.dl`
  display: flex;
  flex: 0 0 100%;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: start;
  gap: 0 ${theme.space[3]};
  min-inline-size: 0;
  min-block-size: 1lh;
  margin: 0;

  @container list ${narrow} {
    min-block-size: 3lh;
  }

  dd {
    margin: 0;
  }
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  margin-inline-start: auto;
`

const Of = styled.span`
  display: grid;
  text-align: end;

  > * {
    grid-area: 1 / 1;
  }
`

/** As wide as any time of day, so that nothing moves when it comes. */
const Room = styled(Text)`
  visibility: hidden;
`
