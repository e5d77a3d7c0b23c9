import type { ApprovableDetail, ApprovableRow } from '@console/domain/approval'
import { isolate, useFormats, useTranslate } from '@console/core/i18n'
import { Banner, theme, Tooltip } from '@console/ui'
import { Ban, EyeOff, Clock } from 'lucide-react'
import { serverNow } from '@console/core/api'
import styled from 'styled-components'
import { ApprovalSide } from './ApprovalSide'
import { isLongOverdue } from './isLongOverdue'

/** Notices about the complete record: suspended, or hidden with its business or category. */
function ApprovalBanners({ detail: { suspension, hiddenBy } }: { detail: ApprovableDetail }) {
  const translate = useTranslate()
  const formats = useFormats()
  return (
    <>
      {suspension ? (
        <Banner tone="warning" icon={Ban}>
          {translate('marketplace:record.suspended', {
            actor: isolate(suspension.by.name),
            date: formats.date(new Date(suspension.at)),
            reason: translate(`approval:reason.${suspension.reasonCode}`),
          })}
          {suspension.until
            ? ` ${translate('marketplace:record.suspended.until', { date: formats.date(new Date(suspension.until)) })}`
            : null}
          {suspension.note ? <p dir="auto">{suspension.note}</p> : null}
        </Banner>
      ) : null}
      {hiddenBy ? (
        <Banner tone="info" icon={EyeOff}>
          {translate(
            hiddenBy === 'category_inactive'
              ? 'marketplace:record.hidden.category'
              : 'marketplace:record.hidden',
          )}
        </Banner>
      ) : null}
    </>
  )
}

/** Deadline of a pending decision, or the time since: the latter is highlighted, because it is the user's turn. */
function ApprovalClock({ detail }: { detail: ApprovableRow }) {
  const translate = useTranslate()
  const formats = useFormats()
  const { submission } = detail
  if (!submission) return null
  const { dueAt, overdue } = submission
  const at = new Date(dueAt)
  const dueText = overdue
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
        {dueText}
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

/** Configuration shared by all records that need approval: `defineRecord()({ ...approvalRecord, … })`. */
export const approvalRecord = {
  status: ApprovalClock,
  banners: ApprovalBanners,
  side: ApprovalSide,
} as const
