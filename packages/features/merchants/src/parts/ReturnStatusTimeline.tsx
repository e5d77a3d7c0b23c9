import { useTranslate } from '@console/core/i18n'
import {
  returnActions,
  type ReturnDetail,
  returnsResource,
  type ReturnStatus,
  returnVoucher,
} from '@console/domain/return-voucher'
import { type Course, StatusTimeline } from '@console/record'

const course: Course<ReturnStatus> = {
  table: returnVoucher.table,
  actions: returnActions,
  usual: ['submitted', 'under_review', 'approved', 'refunded', 'closed'],
  between: { changes_requested: 'approved', refunding: 'refunded' },
  ends: ['rejected'],
}

/** Timeline of a return. */
export function ReturnStatusTimeline({ detail }: { detail: ReturnDetail }) {
  const translate = useTranslate()
  const { voucherToken, status, raisedAt, raisedBy } = detail
  return (
    <StatusTimeline
      resource={returnsResource}
      token={voucherToken}
      row={detail}
      course={course}
      begun={{ at: raisedAt, by: raisedBy.name }}
      status={status}
      nameOf={(each) => translate(`return-voucher:status.${each}`)}
    />
  )
}
