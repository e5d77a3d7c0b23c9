import { type MerchantSaleRow, merchantSalesResource } from '@console/domain/merchant-sale'
import type { PreviewProps } from '@console/list'
import { DetailOf } from '@console/decision'
import { Stack } from '@console/ui'
import { Matching } from './Matching'
import { MerchantSaleDetails } from './MerchantSaleDetails'

/** Preview of a payment beside its list: candidate receipts and payment details. */
export function MerchantSalePreview({ row }: PreviewProps<MerchantSaleRow>) {
  return (
    <DetailOf resource={merchantSalesResource} row={row}>
      {(detail) => (
        <Stack gap={4}>
          <Matching detail={detail} />
          <MerchantSaleDetails detail={detail} />
        </Stack>
      )}
    </DetailOf>
  )
}
