import { type ReturnRow, returnsResource } from '@console/domain/return-voucher'
import type { PreviewProps } from '@console/templates'
import { DetailOf } from '@console/templates/Record/DetailOf'
import { MediaGallery } from '@console/templates/Record/MediaGallery'
import { Card, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { Judgement } from '@console/templates/Record/Judgement'
import { ReturnFacts } from './ReturnFacts'
import { ReturnLines } from './ReturnLines'

/** A return beside its list: why it was refused, what is sent back, what the buyer has photographed, and what else decides. */
export function ReturnPreview({ row }: PreviewProps<ReturnRow>) {
  const { t } = useTranslation('merchants')
  return (
    <DetailOf resource={returnsResource} row={row}>
      {(detail) => (
        <Stack gap={4}>
          {detail.refusal ? (
            <Judgement
              title={t('returnStatus.rejected')}
              reason={t(`refusalReason.${detail.refusal.reasonCode}`)}
              {...detail.refusal}
            />
          ) : null}
          <ReturnLines detail={detail} />
          {detail.evidence.length > 0 ? (
            <Card heading={t('return.evidence')}>
              <MediaGallery pictures={detail.evidence} />
            </Card>
          ) : null}
          <ReturnFacts detail={detail} />
        </Stack>
      )}
    </DetailOf>
  )
}
