import { serverNow } from '@console/core/api'
import type { ApprovableRow } from '@console/domain/approval'
import { useFormats, useTranslate } from '@console/core/i18n'
import { theme, Tooltip } from '@console/ui'
import { Clock } from 'lucide-react'
import { isLongOverdue } from './isLongOverdue'
import styled from 'styled-components'

/** Deadline of a pending decision, or the time since: the latter is highlighted, because it is the user's turn. */
export function ApprovalClock({ detail }: { detail: ApprovableRow }) {
  const translate = useTranslate()
  const formats = useFormats()
  const { submission } = detail
  if (!submission) return null
  const { dueAt, overdue } = submission
  const at = new Date(dueAt)
  const messages = overdue
    ? translate('marketplace:record.due.over', { ago: formats.ago(at, serverNow()) })
    : translate('marketplace:record.due.by', { until: formats.until(at, serverNow()) })
  return (
    <Tooltip content={formats.dateTime(at)}>
      <Root
        dateTime={dueAt}
        tabIndex={0}
        data-overdue={overdue || undefined}
        data-loud={(overdue && isLongOverdue(dueAt, serverNow())) || undefined}
      >
        <Clock size={14} aria-hidden />
        {messages}
      </Root>
    </Tooltip>
  )
}

const Root = styled.time`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  font-size: ${theme.text.sm};

  &[data-overdue] {
    color: ${theme.color.waiting};
    font-weight: 500;
  }
  &[data-loud] {
    padding: 1px ${theme.space[2]};
    background: ${theme.color.waiting};
    color: ${theme.color.surface};
  }
`
