import { useFormats } from '@console/core/i18n'
import {
  type QueueFigure,
  queueFigureAddress,
  queues,
  type QueuesSummary,
  type QueueSummary,
} from '@console/domain/queues'
import { useCanOpen } from '@console/core/routes'
import { Link, SkeletonText, Sparkline } from '@console/ui'
import { useTranslation } from 'react-i18next'
import type { QueueDays } from '../contract'
import { Change } from '../figures/Change'
import { useQueueTitle } from './useQueueTitle'
import { Age, InWeek, Table, Week } from './queueTableStyle'

const columns = ['queue', 'waiting', 'overdue', 'mine', 'oldest', 'week'] as const

interface QueueTableProps extends QueuesSummary {
  /** Number waiting on each of the last days; undefined while loading. */
  days: readonly QueueDays[] | undefined
}

/**
 * All queues in one table: waiting, overdue and own records, age of the oldest, and the change since last week. Each
 * count links to exactly the records it counts, if the console has their screen and the user may open it; otherwise it
 * does not look like a link.
 */
export function QueueTable({ asOf, items, days }: QueueTableProps) {
  const now = new Date(asOf)
  const ages = items.map(({ oldestAt }) => ageOf(oldestAt, now))
  const greatest = Math.max(1, ...ages)
  return (
    <Table>
      <Head />
      <tbody>
        {items.map((item, place) => (
          <QueueRow
            key={item.queue}
            {...{ item, now }}
            age={(ages[place] ?? 0) / greatest}
            week={days?.find(({ queue }) => queue === item.queue)?.days}
          />
        ))}
      </tbody>
    </Table>
  )
}

/** Placeholder of the same number and size of rows. */
export function QueueTableSkeleton() {
  return (
    <Table aria-hidden>
      <Head />
      <tbody>
        {queues.map(({ name }) => (
          <tr key={name}>
            <th scope="row">
              <SkeletonText inlineSize="14ch" />
            </th>
            {columns.slice(1).map((column) => (
              <td key={column} data-column={column}>
                <SkeletonText inlineSize="4ch" />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Head() {
  const { t } = useTranslation('dashboards')
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col" data-column={column}>
            {t(`queues.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface QueueRowProps {
  item: QueueSummary
  now: Date
  /** Share of the greatest age of all queues. */
  age: number
  week: QueueDays['days'] | undefined
}

function QueueRow({
  item: { queue: name, waiting, overdue, mine, oldestAt },
  now,
  age,
  week,
}: QueueRowProps) {
  const { t } = useTranslation('dashboards')
  const title = useQueueTitle()(name)
  const formats = useFormats()
  const canOpen = useCanOpen()
  const queue = queues.find((each) => each.name === name)
  const open = queue !== undefined && canOpen(queue.address) ? queue : null
  const before = week?.[0]?.waiting

  function counted(figure: QueueFigure, count: number) {
    if (count === 0 && figure !== 'waiting') return '–'
    const number = formats.number(count)
    const text = t(`tile.${figure}`, { count })
    // Some languages write one and two without a number: the accessible name must contain the visible text.
    const named = figure !== 'waiting' && text.includes(number) ? text : `${number} ${text}`
    const label =
      figure === 'overdue' ? (
        <>
          <span data-short>{number}</span>
          <span data-whole>{text}</span>
        </>
      ) : (
        number
      )
    if (!open) return label
    return (
      <Link
        href={queueFigureAddress(open, figure)}
        variant="quiet"
        aria-label={`${title}: ${named}`}
        data-count={count}
      >
        {label}
      </Link>
    )
  }

  return (
    <tr>
      <th scope="row">
        {open ? (
          <Link href={queueFigureAddress(open, 'waiting')} variant="quiet">
            {title}
          </Link>
        ) : (
          title
        )}
      </th>
      <td data-column="waiting" data-waiting={(open !== null && waiting > 0) || undefined}>
        {counted('waiting', waiting)}
      </td>
      <td data-column="overdue" data-waiting={overdue > 0 || undefined}>
        {counted('overdue', overdue)}
      </td>
      <td data-column="mine">{counted('mine', mine)}</td>
      <td data-column="oldest">
        {oldestAt === null ? (
          '–'
        ) : (
          <Age data-overdue={overdue > 0 || undefined}>
            <svg aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none">
              <rect width={100 * age} height={1} />
            </svg>
            <span>{formats.ago(new Date(oldestAt), now)}</span>
          </Age>
        )}
      </td>
      <td data-column="week">
        {before === undefined || !week ? null : (
          <Week>
            <Change now={waiting} before={before} format={formats.number} />
            <InWeek>{t('queues.inWeek')}</InWeek>
            <Sparkline values={week.map((day) => day.waiting)} />
          </Week>
        )}
      </td>
    </tr>
  )
}

/** In milliseconds; 0 if nothing waits. */
function ageOf(oldestAt: string | null, now: Date): number {
  return oldestAt === null ? 0 : Math.max(0, now.getTime() - Date.parse(oldestAt))
}
