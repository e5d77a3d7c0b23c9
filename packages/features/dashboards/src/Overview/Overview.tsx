import { serverTime, useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import { queues as allQueues, queuesQuery } from '@console/domain/queues'
import { Button, Heading, StatePanel, Text, theme, SegmentedChoice } from '@console/ui'
import { useQuery } from '@tanstack/react-query'
import { CircleCheckBig } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { summaryQuery } from '../api'
import { commissionQuery } from '../commission/api'
import { Commission, CommissionSkeleton } from '../commission/Commission'
import { defaultRange, ranges } from '../contract'
import { Read, queryStateOf } from '../Read'
import { useChoice } from '../useChoice'
import { Figures, FiguresSkeleton } from './Figures'
import { Orders, OrdersSkeleton } from './Orders'
import { OwnDay } from './OwnDay'
import { QueuesCsv } from './QueuesCsv'
import { QueueTable, QueueTableSkeleton } from './QueueTable'

/** The user's queues, and approvals, reviews, orders and commission of the chosen range. */
export function Overview() {
  const { t } = useTranslation('dashboards')
  const formats = useFormats()
  const send = useSend()
  const range = useChoice('range', ranges, defaultRange)
  const queues = useQuery(queuesQuery(send))
  const summary = useQuery(summaryQuery(send, range.chosen))
  // Requested after the rest: nothing waits for the ledger to be added up.
  const commission = useQuery({
    ...commissionQuery(send, range.chosen),
    enabled: !summary.isPending,
  })
  const reading = queryStateOf(summary)
  const isOld = queues.isError || summary.isError || commission.isError
  // A common reason for missing data is shown once.
  const isShownAlready =
    reading === queryStateOf(queues) && (reading === 'refused' || reading === 'offline')

  function readAnew() {
    void queues.refetch()
    void summary.refetch()
    void commission.refetch()
  }

  return (
    <Root>
      <section aria-labelledby="waiting" aria-busy={queues.isPending}>
        <Header>
          <Heading level={2} size="lg" id="waiting">
            {t('waiting.title')}
          </Heading>
          {/* Its space is reserved, so that nothing moves when it loads. */}
          <Refresh data-waiting={queues.data === undefined || undefined}>
            <Text tone={isOld ? 'warning' : 'muted'} size="sm" role="status">
              {t(isOld ? 'waiting.old' : 'waiting.asOf', {
                time: formats.time(serverTime(queues.dataUpdatedAt)),
              })}
            </Text>
            {queues.data ? <QueuesCsv {...queues.data} days={summary.data?.queues} /> : null}
            <Button variant="quiet" onPress={readAnew}>
              {t('waiting.refresh')}
            </Button>
          </Refresh>
        </Header>
        <Place>
          <Read query={queues} of="queues" skeleton={<QueueTableSkeleton />}>
            {(data) =>
              data.items.some(({ waiting }) => waiting > 0) ? (
                <QueueTable {...data} days={summary.data?.queues} />
              ) : (
                <StatePanel kind="empty" icon={CircleCheckBig} title={t('waiting.empty.title')}>
                  {t('waiting.empty.message')}
                </StatePanel>
              )
            }
          </Read>
        </Place>
        <OwnDay own={summary.data?.own} />
      </section>
      {isShownAlready ? null : (
        <section
          aria-labelledby="figures"
          aria-busy={summary.isPending || summary.isPlaceholderData}
        >
          <Header>
            <Heading level={2} size="lg" id="figures">
              {t('figures.title')}
            </Heading>
            <SegmentedChoice
              isLabelHidden
              label={t('figures.range')}
              options={ranges.map((id) => ({
                id,
                label: t('figures.days', { count: Number.parseInt(id) }),
              }))}
              value={range.chosen}
              onChange={range.choose}
            />
          </Header>
          <Read query={summary} of="figures" skeleton={<FiguresSkeleton />}>
            {(data) => <Figures {...data} />}
          </Read>
        </section>
      )}
      {summary.isPending || summary.data?.orders ? (
        <section
          aria-labelledby="orders"
          aria-busy={summary.isPending || summary.isPlaceholderData}
        >
          <Header>
            <Heading level={2} size="lg" id="orders">
              {t('orders.title', { count: Number.parseInt(summary.data?.range ?? range.chosen) })}
            </Heading>
          </Header>
          {summary.data?.orders ? (
            <Orders
              {...summary.data}
              orders={summary.data.orders}
              days={summary.data.approvals.days}
            />
          ) : (
            <OrdersSkeleton />
          )}
        </section>
      ) : null}
      {isShownAlready ? null : (
        <section
          aria-labelledby="commission"
          aria-busy={commission.isPending || commission.isPlaceholderData}
        >
          <Header>
            <Heading level={2} size="lg" id="commission">
              {t('commission.title', {
                count: Number.parseInt(commission.data?.range ?? range.chosen),
              })}
            </Heading>
          </Header>
          <Read query={commission} of="commission" skeleton={<CommissionSkeleton />}>
            {(data) => <Commission {...data} />}
          </Read>
        </section>
      )}
    </Root>
  )
}

const queueCount = allQueues.length

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
`

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-block-size: ${theme.size.control};
  margin-block-end: ${theme.space[3]};

  /* Fixed, since whether both fit side by side would depend on the font, which loads late. */
  @media (max-width: 359px) {
    flex-direction: column;
    align-items: start;
  }
`

/* As high as a row per queue: whatever it shows, the content below stays in place. */
const Place = styled.div`
  min-block-size: ${38 + 41 * queueCount}px;

  @media (max-width: 719px) {
    min-block-size: calc(1px + ${queueCount} * (1px + max(72px, 2 * ${theme.size.target})));
  }
`

const Refresh = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};

  &[data-waiting] {
    visibility: hidden;
  }
`
