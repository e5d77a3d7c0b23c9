import { useTranslate } from '@console/core/i18n'
import type { PreviewProps } from '@console/list'
import type { RecordSlotProps } from '@console/record'
import { ChecksCard } from '@console/marketplace/approval'
import { DetailOf } from '@console/decision'
import { Card, Stack, StatusChip } from '@console/ui'
import {
  type BusinessDetail,
  type BusinessRow,
  toBusinessReview,
  businessesResource,
} from '@console/domain/business'
import { BusinessAnswer } from './BusinessAnswer'
import { BusinessDuplicates } from './BusinessChecks'
import { BusinessDetails } from './BusinessDetails'

/**
 * Preview of a business beside its list, with the deciding details first: check findings, missing documents, possible
 * duplicates.
 */
export function BusinessPreview({ row }: PreviewProps<BusinessRow>) {
  return (
    <DetailOf resource={businessesResource} row={row}>
      {(detail) => (
        <Stack gap={4}>
          <BusinessAnswer detail={detail} />
          <ChecksCard
            isBrief
            checks={detail.checks}
            hrefOf={({ token }) => toBusinessReview(token)}
          />
          <MissingDocuments detail={detail} />
          {detail.duplicates.length > 0 ? <BusinessDuplicates detail={detail} /> : null}
          <BusinessDetails detail={detail} />
        </Stack>
      )}
    </DetailOf>
  )
}

/** Missing documents without which it cannot be approved; renders nothing if there are none. */
function MissingDocuments({ detail: { documents } }: RecordSlotProps<BusinessDetail>) {
  const translate = useTranslate()
  const missing = documents.filter(
    ({ state }) => state === 'missing' || state === 'expired' || state === 'rejected',
  )
  if (missing.length === 0) return null
  return (
    <Card heading={translate('marketplace:record.documents')}>
      <Stack as="ul" gap={2}>
        {missing.map(({ docToken, type, state }) => (
          <Stack as="li" direction="row" gap={3} justify="between" key={docToken}>
            {translate(`marketplace:record.document.${type}`)}
            <StatusChip tone="danger">
              {translate(`marketplace:record.documents.${state}`)}
            </StatusChip>
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
