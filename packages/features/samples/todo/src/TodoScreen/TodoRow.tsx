import { serverNow } from '@console/core/api'
import { isolate, useFormats } from '@console/core/i18n'
import { LabelDot, RowControl, RowLink, RowSelect, type Selection } from '@console/master-detail'
import type { Label } from '@console/master-detail/collections'
import { IconButton, theme, VisuallyHidden } from '@console/ui'
import { CalendarClock, Circle, CircleAlert, CircleCheck, Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Todo } from '../contract'
import { dateOf, dayOf, isOverdue } from '../todoDays'
import type { TodoWrites } from '../useTodoWrites'

/** Height of every row. */
export const rowHeight = '4.5rem'

export interface TodoRowProps {
  todo: Todo
  href: string
  isOpen: boolean
  labels: readonly Label[]
  selection: Selection<Todo>
  writes: TodoWrites
}

/** A to-do in the list: checkboxes for selected and done, title, details and flags. */
export function TodoRow({ todo, href, isOpen, labels, selection, writes }: TodoRowProps) {
  const { t } = useTranslation('todo')
  const formats = useFormats()
  const { title, completed, dueDate, starred, important } = todo
  const own = labels.filter(({ id }) => todo.labels.includes(id))
  const ownNames = formats.list(own.map((label) => label.title))
  const isLate = isOverdue(todo, dayOf(serverNow()))
  return (
    <Root data-done={completed || undefined}>
      <RowSelect row={todo} name={isolate(title)} selection={selection} />
      <RowControl>
        <IconButton
          label={t('row.done', { title })}
          aria-pressed={completed}
          onPress={() => void writes.turn([todo], 'completed')}
        >
          {completed ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
        </IconButton>
      </RowControl>
      <Texts>
        <RowLink href={href} isOpen={isOpen}>
          <bdi title={title}>{title}</bdi>
        </RowLink>
        <DescriptionList>
          {dueDate === null ? null : (
            <span data-overdue={isLate || undefined}>
              <CalendarClock size={12} aria-hidden />
              {t(isLate ? 'row.overdue' : 'row.due', { day: formats.date(dateOf(dueDate)) })}
            </span>
          )}
          {own.length === 0 ? null : (
            <span title={ownNames}>
              {own.map(({ id, color }) => (
                <LabelDot key={id} color={color} />
              ))}
              <VisuallyHidden>{ownNames}</VisuallyHidden>
            </span>
          )}
          {todo.notes === '' ? null : <bdi data-notes>{todo.notes}</bdi>}
        </DescriptionList>
      </Texts>
      <RowControl>
        <IconButton
          label={t('row.important', { title })}
          aria-pressed={important}
          onPress={() => void writes.turn([todo], 'important')}
        >
          <CircleAlert aria-hidden />
        </IconButton>
        <IconButton
          label={t('row.starred', { title })}
          aria-pressed={starred}
          onPress={() => void writes.turn([todo], 'starred')}
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
  gap: ${theme.space[1]};
  block-size: 100%;
  padding-inline: ${theme.space[3]} ${theme.space[1]};

  > span {
    display: flex;
  }
  &[data-done] a > bdi {
    color: ${theme.color.textMuted};
    text-decoration: line-through;
  }
`

const Texts = styled.div`
  flex: 1;
  min-inline-size: 0;
  line-height: 1.35;

  a > bdi {
    display: -webkit-box;
    overflow: hidden;
    font-weight: 500;
    text-align: -webkit-match-parent;
    text-align: match-parent;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`

/* One line: details that do not fit are hidden, not cut. */
const DescriptionList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};
  overflow: clip;
  block-size: 1.4em;
  line-height: 1.4;
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
    flex: 1 1 8em;
    min-inline-size: 0;
    overflow: clip visible;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
