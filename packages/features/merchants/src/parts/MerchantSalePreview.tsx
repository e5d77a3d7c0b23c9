import { type MerchantSaleRow, merchantSalesResource } from '@console/domain/merchant-sale'
import type { PreviewProps } from '@console/list'
import { DetailOf } from '@console/decision'
import { Stack } from '@console/ui'
import { Matching } from './Matching'
import { MerchantSaleFacts } from './MerchantSaleFacts'

/** A payment beside its list: which receipts it may be of, and what was paid. */
export function MerchantSalePreview({ row }: PreviewProps<MerchantSaleRow>) {
  return (
    <DetailOf resource={merchantSalesResource} row={row}>
      {(detail) => (
        <Stack gap={4}>
          <Matching detail={detail} />
          <MerchantSaleFacts detail={detail} />
        </Stack>
      )}
    </DetailOf>
  )
}
