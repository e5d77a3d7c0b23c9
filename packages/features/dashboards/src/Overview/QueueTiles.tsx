import { useFormats } from '@console/core/i18n'
import {
  type QueueFigure,
  queueFigureAddress,
  queues,
  type QueuesSummary,
} from '@console/domain/queues'
import { useCanOpen } from '@console/core/routes'
import { Link, SkeletonText, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useQueueTitle } from '../parts/useQueueTitle'

/**
 * One tile per queue: how many wait, how many are overdue, how old the oldest is. The whole tile leads to the queue where
 * the console has its screen and the reader may open it, and each figure in it to the records that it counts; where it leads nowhere it
 * does not look as if it did.
 */
export function QueueTiles({ asOf, items }: QueuesSummary) {
  const { t } = useTranslation('dashboards')
  const title = useQueueTitle()
  const formats = useFormats()
  const canOpen = useCanOpen()
  return (
    <Tiles>
      {items.map(({ queue: name, waiting, overdue, mine, oldestAt }) => {
        const queue = queues.find((each) => each.name === name)
        const isOpen = queue !== undefined && canOpen(queue.address)
        const linked = (figure: QueueFigure, words: string) =>
          isOpen ? (
            <Link href={queueFigureAddress(queue, figure)} variant="quiet">
              {words}
            </Link>
          ) : (
            words
          )
        return (
          <Tile
            key={name}
            data-waiting={(isOpen && waiting > 0) || undefined}
            data-flat={!isOpen || undefined}
          >
            <Text as="div" weight="medium" data-whole>
              {linked('waiting', title(name))}
            </Text>
            <Count>
              <strong>{formats.number(waiting)}</strong>{' '}
              <span>{t('tile.waiting', { count: waiting })}</span>
            </Count>
            <Facts>
              {overdue > 0 ? (
                <Text tone="waiting" weight="medium">
                  {linked('overdue', t('tile.overdue', { count: overdue }))}
                </Text>
              ) : null}
              {mine > 0 ? (
                <Text tone="muted">{linked('mine', t('tile.mine', { count: mine }))}</Text>
              ) : null}
            </Facts>
            <Text as="div" tone="muted" size="sm">
              {oldestAt === null
                ? t('tile.clear')
                : t('tile.oldest', { age: formats.ago(new Date(oldestAt), new Date(asOf)) })}
            </Text>
          </Tile>
        )
      })}
    </Tiles>
  )
}

/** As many tiles as will come, of the size they will have. */
export function QueueTilesSkeleton() {
  return (
    <Tiles aria-hidden>
      {queues.map(({ name }) => (
        <Tile key={name}>
          <SkeletonText inlineSize="14ch" />
          <SkeletonText inlineSize="6ch" size="xxl" />
          <SkeletonText inlineSize="10ch" size="sm" />
          <SkeletonText inlineSize="20ch" size="sm" />
        </Tile>
      ))}
    </Tiles>
  )
}

const Tiles = styled.ul`
  display: grid;
  /* At most four side by side. */
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(232px, (100% - 3 * ${theme.space[4]}) / 4)), 1fr)
  );
  gap: ${theme.space[4]};
  padding: 0;
  list-style: none;
`

const Tile = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${theme.space[1]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};

  &[data-flat] {
    border-color: transparent;
    background: transparent;
  }
  /* The link of the queue is as large as its tile; those of its figures lie over it. */
  [data-whole] a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  [data-whole] a:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:has([data-whole] a:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.background};
  }
  @media (hover: hover) {
    &:has(a):hover {
      border-color: ${theme.color.border};
    }
    &:hover [data-whole] a {
      color: ${theme.color.accent};
    }
  }
`

const Count = styled.div`
  color: ${theme.color.textMuted};

  strong {
    color: ${theme.color.text};
    font-size: ${theme.text.xxl};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
  [data-waiting] > & strong {
    color: ${theme.color.waiting};
  }
`

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  min-block-size: 21px;
  font-size: ${theme.text.sm};

  a {
    position: relative;
    color: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
