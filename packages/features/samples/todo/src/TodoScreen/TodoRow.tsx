import { serverNow } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import type { Label } from '@console/templates/MasterDetail/collections'
import { RowControl, RowLink } from '@console/templates/MasterDetail/RowLink'
import { LabelDot } from '@console/templates/MasterDetail/Sidebar'
import { Checkbox, IconButton, theme } from '@console/ui'
import { CalendarClock, CircleAlert, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Todo } from '../contract'
import { dateOf, dayOf } from '../todoDays'
import { useTodoWrites } from '../useTodoWrites'

/** The height of every row. */
export const rowHeight = '4rem'

export interface TodoRowProps {
  todo: Todo
  href: string
  isOpen: boolean
  labels: readonly Label[]
}

/** A to-do in the list: done or not, its title and what there is to know of it, and its marks. */
export function TodoRow({ todo, href, isOpen, labels }: TodoRowProps) {
  const { t } = useTranslation('todo')
  const formats = useFormats()
  const { update } = useTodoWrites()
  const { title, completed, dueDate, starred, important } = todo
  const isOverdue = dueDate !== null && !completed && dueDate < dayOf(serverNow())
  return (
    <Root data-done={completed || undefined}>
      <RowControl>
        <Checkbox
          aria-label={t('row.done', { title })}
          isSelected={completed}
          onChange={(isDone) => void update({ ...todo, completed: isDone })}
        />
      </RowControl>
      <Words>
        <RowLink href={href} isOpen={isOpen}>
          <bdi title={title}>{title}</bdi>
        </RowLink>
        <Facts>
          {dueDate === null ? null : (
            <span data-overdue={isOverdue || undefined}>
              <CalendarClock size={12} aria-hidden />
              {t(isOverdue ? 'row.overdue' : 'row.due', { day: formats.date(dateOf(dueDate)) })}
            </span>
          )}
          {labels
            .filter(({ id }) => todo.labels.includes(id))
            .map((label) => (
              <span key={label.id}>
                <LabelDot color={label.color} />
                <bdi>{label.title}</bdi>
              </span>
            ))}
          {todo.notes === '' ? null : <bdi data-notes>{todo.notes}</bdi>}
        </Facts>
      </Words>
      <RowControl>
        <IconButton
          label={t('row.important', { title })}
          aria-pressed={important}
          onPress={() => void update({ ...todo, important: !important })}
        >
          <CircleAlert aria-hidden />
        </IconButton>
        <IconButton
          label={t('row.starred', { title })}
          aria-pressed={starred}
          onPress={() => void update({ ...todo, starred: !starred })}
        >
          <Star aria-hidden fill={starred ? 'currentColor' : 'none'} />
        </IconButton>
      </RowControl>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  block-size: 100%;
  padding-inline: ${theme.space[3]} ${theme.space[1]};

  > span {
    display: flex;
  }
  &[data-done] bdi {
    color: ${theme.color.textMuted};
    text-decoration: line-through;
  }
`

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;

  bdi {
    overflow: clip visible;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a > bdi {
    display: block;
    font-weight: 500;
  }
`

const Facts = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  min-block-size: 1.4em;
  color: ${theme.color.textMuted};
  font-size: ${theme.text.xs};

  > span {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: ${theme.space[1]};
  }
  [data-overdue] {
    color: ${theme.color.waiting};
    font-weight: 500;
  }
  [data-notes] {
    flex: 1;
    min-inline-size: 0;
  }
`
