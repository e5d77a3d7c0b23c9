import { serverNow } from '@console/core/api'
import { useFormats, useText } from '@console/core/i18n'
import { isPlanned, overlapping, type PromoCard } from '@console/domain/promo-card'
import { newNodeId, useOpenStructure } from '@console/structure'
import { Banner, isUnfinishedDay, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { daysText } from './daysText'
import { promoForm } from './promoForm'

const day = 86_400_000
/** Range of drawn days, beginning some before today. */
const drawn = { before: 14, all: 120 }

/**
 * Schedule of the cards in the same place, updated while typing; with a warning if a user would see two cards at once.
 */
export function Calendar({ node }: { node: PromoCard | null }) {
  const { t } = useTranslation('promo-cards')
  const formats = useFormats()
  const textOf = useText()
  const { read } = useOpenStructure()
  const cards = read.nodes as unknown as readonly PromoCard[]
  const { title, audience, startsOn, endsOn } = promoForm.useValues()
  if (startsOn === '' || isUnfinishedDay(startsOn) || isUnfinishedDay(endsOn ?? '')) return null
  const nodeId = node?.nodeId ?? newNodeId
  const own = { nodeId, title, audience, startsOn, endsOn: endsOn ?? ('' as const) }
  const over = overlapping(own as PromoCard, cards)
  const others = cards.filter((card) => card.nodeId !== nodeId && isPlanned(card))
  const rows = [own as PromoCard, ...others]
  return (
    <section aria-label={t('calendar')}>
      <div role="status">
        {over.length > 0 ? (
          <Banner tone="warning" isAnnouncedAround>
            {t('overlaps', { cards: formats.list(over.map((card) => textOf(card.title))) })}
          </Banner>
        ) : null}
      </div>
      <Text as="p" weight="medium">
        {t('calendar')}
      </Text>
      <Rows>
        {rows.map((card) => (
          <li key={card.nodeId}>
            <Text size="sm">
              <bdi>{textOf(card.title) || t('create')}</bdi>
            </Text>
            <Text size="sm" tone="muted">
              {daysText(card, t as never, formats)}
            </Text>
            <Line aria-hidden>
              <Bar
                data-own={card.nodeId === nodeId || undefined}
                data-over={over.includes(card) || undefined}
                style={barOf(card)}
              />
            </Line>
          </li>
        ))}
      </Rows>
    </section>
  )
}

/** Start and length of a card's bar within the drawn days. */
function barOf({ startsOn, endsOn }: Pick<PromoCard, 'startsOn' | 'endsOn'>) {
  const first = serverNow().getTime() - drawn.before * day
  const share = (date: string, after: number) =>
    Math.min(1, Math.max(0, (Date.parse(date) + after - first) / (drawn.all * day)))
  const [from, to] = [share(startsOn, 0), endsOn === '' ? 1 : share(endsOn, day)]
  return { insetInlineStart: `${from * 100}%`, inlineSize: `${Math.max(0, to - from) * 100}%` }
}

const Rows = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  margin: ${theme.space[2]} 0 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${theme.space[3]};
  }
`

const Line = styled.div`
  position: relative;
  flex: 1 0 100%;
  block-size: 8px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surfaceHover};
`

const Bar = styled.div`
  position: absolute;
  inset-block: 0;
  min-inline-size: 2px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.border};

  &[data-own] {
    background: ${theme.color.accent};
  }
  &[data-over] {
    background: ${theme.color.warning};
  }
`
