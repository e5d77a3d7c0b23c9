import { useTranslate } from '@console/core/i18n'
import { type ReturnRow, returnsResource } from '@console/domain/return-voucher'
import type { PreviewProps } from '@console/list'
import { DetailOf } from '@console/decision'
import { MediaGallery, Remarks, Timeline } from '@console/record'
import { Card, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { ReasonCard } from '@console/details'
import { RefundState } from './RefundState'
import { ReturnDetails } from './ReturnDetails'
import { ReturnLines } from './ReturnLines'
import { ReturnStatusTimeline } from './ReturnStatusTimeline'

/**
 * Preview of a return beside its list: state of the refund, reason of a rejection, items, photos by the buyer,
 * progress, other deciding details, notes of colleagues, and history.
 */
export function ReturnPreview({ row }: PreviewProps<ReturnRow>) {
  const { t } = useTranslation('merchants')
  const translate = useTranslate()
  return (
    <DetailOf resource={returnsResource} row={row}>
      {(detail) => (
        <Stack gap={4}>
          <RefundState detail={detail} />
          {detail.refusal ? (
            <ReasonCard
              title={translate('return-voucher:status.rejected')}
              reason={translate(`return-voucher:reason.${detail.refusal.reasonCode}`)}
              {...detail.refusal}
            />
          ) : null}
          <ReturnLines detail={detail} />
          {detail.evidence.length > 0 ? (
            <Card heading={t('return.evidence')}>
              <MediaGallery pictures={detail.evidence} />
            </Card>
          ) : null}
          <ReturnStatusTimeline detail={detail} />
          <ReturnDetails detail={detail} />
          <Remarks resource={returnsResource} token={detail.voucherToken} />
          <Card heading={t('history.title')}>
            <Timeline resource={returnsResource} token={detail.voucherToken} />
          </Card>
        </Stack>
      )}
    </DetailOf>
  )
}
