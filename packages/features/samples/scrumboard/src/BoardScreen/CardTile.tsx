import { useFormats } from '@console/core/i18n'
import { Avatar, Link, theme, VisuallyHidden } from '@console/ui'
import {
  AlignLeft,
  CalendarClock,
  Eye,
  type LucideIcon,
  MessageSquare,
  Paperclip,
  SquareCheck,
} from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Card, Label, Member } from '../contract'
import { dateOf, isOverdue, progressOf } from '../days'
import { LabelChip } from '../LabelChip'

export interface CardTileProps {
  card: Card
  labels: readonly Label[]
  members: readonly Member[]
  /** Set to show the cover picture. */
  hasCover: boolean
  /** Current day, `2026-06-15`. */
  today: string
  href: string
  /** Set for the tab stop of its list. */
  isStop: boolean
  /** Id of the instructions for moving it by keyboard. */
  describedBy: string
}

/** A card on its board: the whole tile is a link and can be lifted. */
export const CardTile = memo(function CardTile({
  card,
  labels,
  members,
  hasCover,
  today,
  href,
  isStop,
  describedBy,
}: CardTileProps) {
  const { t } = useTranslation('scrumboard')
  const formats = useFormats()
  const cover = hasCover && card.attachments.find(({ id }) => id === card.idAttachmentCover)
  const own = labels.filter(({ id }) => card.idLabels.includes(id))
  const people = members.filter(({ id }) => card.idMembers.includes(id))
  const isLate = isOverdue(card, today)
  const { done, of } = progressOf(card)
  const comments = card.activities.filter(({ type }) => type === 'comment').length
  const count = (number: number) => formats.number(number)
  return (
    <Root>
      {cover ? <img src={cover.src} alt="" width={294} height={120} /> : null}
      {own.length === 0 ? null : (
        <span>
          {own.map((label) => (
            <LabelChip key={label.id} label={label} />
          ))}
        </span>
      )}
      <Link
        variant="quiet"
        href={href}
        tabIndex={isStop ? 0 : -1}
        aria-describedby={describedBy}
        draggable={false}
      >
        <bdi>{card.name}</bdi>
      </Link>
      <DescriptionList>
        {card.due === null ? null : (
          <Detail
            icon={CalendarClock}
            isLate={isLate}
            says={t(isLate ? 'card.overdue' : 'card.due', { day: formats.date(dateOf(card.due)) })}
          />
        )}
        {of === 0 ? null : (
          <Detail
            icon={SquareCheck}
            isDone={done === of}
            says={t('card.progress', { done: count(done), of: count(of) })}
          />
        )}
        {card.attachments.length === 0 ? null : (
          <Detail
            icon={Paperclip}
            says={count(card.attachments.length)}
            of={t('card.attachments')}
          />
        )}
        {comments === 0 ? null : (
          <Detail icon={MessageSquare} says={count(comments)} of={t('card.comments')} />
        )}
        {card.description === '' ? null : <Detail icon={AlignLeft} of={t('card.hasText')} />}
        {card.subscribed ? <Detail icon={Eye} of={t('card.subscribed')} /> : null}
        {people.length === 0 ? null : (
          <span data-people>
            {people.map(({ id, name, avatar }) => (
              <Avatar key={id} size={24} name={name} seed={id} src={avatar} label={name} />
            ))}
          </span>
        )}
      </DescriptionList>
    </Root>
  )
})

interface DetailProps {
  icon: LucideIcon
  says?: string
  /** Accessible name of what is counted. */
  of?: string
  isLate?: boolean
  isDone?: boolean
}

function Detail({ icon: Icon, says, of, isLate, isDone }: DetailProps) {
  return (
    <span title={of} data-late={isLate || undefined} data-done={isDone || undefined}>
      <Icon size={13} aria-hidden />
      {of === undefined ? null : <VisuallyHidden>{of}</VisuallyHidden>}
      {says}
    </span>
  )
}

const Root = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  cursor: grab;
  overflow-wrap: anywhere;
  user-select: none;
  -webkit-touch-callout: none;

  &:hover {
    border-color: ${theme.color.border};
  }
  > img {
    inline-size: 100%;
    block-size: 120px;
    border-radius: ${theme.radius.control};
    object-fit: cover;
  }
  > span {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]};
  }
  a {
    color: ${theme.color.text};
    font-weight: 500;
    text-decoration: none;
    outline: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  a:focus-visible {
    box-shadow: none;
  }
  a:focus-visible::after {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }
`

const DescriptionList = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  color: ${theme.color.textMuted};
  font: 400 ${theme.text.xs}/1.5 ${theme.font.family};

  &:empty {
    display: none;
  }
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[1]};
  }
  [data-late] {
    color: ${theme.color.danger};
  }
  [data-done] {
    color: ${theme.color.success};
  }
  [data-people] {
    margin-inline-start: auto;
  }
`
