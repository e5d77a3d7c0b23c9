import { merchantSaleKind, type MerchantSaleRow } from '@console/domain/merchant-sale'
import { ago, chipCell, choice, type IndexColumn, money, text } from '@console/templates'

/** The columns of payments at tills (domain design 8.7). */
export const merchantSaleColumns = {
  reference: text({
    id: 'reference',
    title: 'merchantSales.reference',
    width: 152,
    priority: 1,
    sort: 'providerReference',
    of: ({ providerReference }: MerchantSaleRow) => providerReference,
  }),
  match: {
    id: 'match',
    title: 'merchantSales.matched',
    width: 124,
    priority: 1,
    sort: 'match',
    text: ({ match }, { t }) => t(`status.${match}`),
    cell: ({ match }, { t }) =>
      chipCell(t(`status.${match}`), merchantSaleKind.statuses[match].tone),
    csv: [{ code: ({ match }) => match }],
  },
  occurred: ago({
    id: 'occurred',
    title: 'merchantSales.occurred',
    width: 116,
    priority: 2,
    sort: 'occurredAt',
    of: ({ occurredAt }: MerchantSaleRow) => occurredAt,
  }),
  merchant: text({
    id: 'merchant',
    title: 'merchantSales.merchant.tab',
    width: 192,
    priority: 2,
    sort: 'merchant',
    of: ({ merchant }: MerchantSaleRow) => merchant.label,
  }),
  till: text({
    id: 'till',
    title: 'merchantSales.till',
    width: 88,
    priority: 3,
    sort: 'till',
    of: ({ till }: MerchantSaleRow) => till,
  }),
  provider: choice({
    id: 'provider',
    title: 'merchantSales.provider',
    width: 120,
    priority: 3,
    sort: 'provider',
    of: ({ provider }: MerchantSaleRow) => provider,
    word: (provider) => `provider.${provider}`,
  }),
  payer: text({
    id: 'payer',
    title: 'merchantSales.payer',
    width: 144,
    priority: 3,
    isOptional: true,
    of: ({ payerMasked }: MerchantSaleRow) => payerMasked,
  }),
  amount: { ...amount('amount'), priority: 1 },
  fee: { ...amount('fee'), isOptional: true },
  net: amount('net'),
  exact: text({
    id: 'exact',
    title: 'merchantSales.exact',
    width: 148,
    priority: 2,
    of: ({ exactReceipt }: MerchantSaleRow) => exactReceipt,
  }),
  receipt: text({
    id: 'receipt',
    title: 'column.receipt',
    priority: 3,
    isOptional: true,
    of: ({ receiptNo }: MerchantSaleRow) => receiptNo,
  }),
  difference: amount('difference'),
  billReference: text({
    id: 'billReference',
    title: 'merchantSales.billReference',
    priority: 3,
    isOptional: true,
    of: ({ billReference }: MerchantSaleRow) => billReference,
  }),
} as const satisfies Record<string, IndexColumn<MerchantSaleRow>>

function amount<const Name extends 'amount' | 'fee' | 'net' | 'difference'>(name: Name) {
  return money({
    id: name,
    title: `merchantSales.${name}`,
    width: 144,
    priority: 3,
    sort: name,
    of: (row: MerchantSaleRow) => row[name],
  })
}
