import { type amountsOf, saleKind, type SaleRow } from '@console/domain/sale'
import { chipCell, date, type IndexColumn, money, text } from '@console/templates'

/** What a sale comes to, part by part. */
export type AmountName = keyof ReturnType<typeof amountsOf>

/** The columns of ledgers of sales that are no amounts. */
export const saleColumns = {
  receipt: text({
    id: 'receipt',
    title: 'column.receipt',
    width: 172,
    priority: 1,
    sort: 'receiptNo',
    of: ({ receiptNo }) => receiptNo,
  }),
  completed: date({
    id: 'completed',
    title: 'column.completed',
    width: 112,
    priority: 2,
    sort: 'completedAt',
    of: ({ completedAt }) => completedAt,
  }),
  order: text({
    id: 'order',
    title: 'column.order',
    width: 176,
    priority: 3,
    isOptional: true,
    of: ({ order }) => order.label,
  }),
  business: text({
    id: 'business',
    title: 'column.business',
    width: 164,
    priority: 2,
    sort: 'business',
    of: ({ business }) => business.label,
  }),
  buyer: text({
    id: 'buyer',
    title: 'column.buyer',
    width: 160,
    priority: 3,
    sort: 'buyer',
    of: ({ buyerName }) => buyerName,
  }),
  settlement: {
    id: 'settlement',
    title: 'column.settlement',
    width: 124,
    priority: 1,
    sort: 'settlement',
    text: ({ settlement }, { t }) => t(`status.${settlement}`),
    cell: ({ settlement }, { t }) =>
      chipCell(t(`status.${settlement}`), saleKind.statuses[settlement].tone),
    csv: [{ code: ({ settlement }) => settlement }],
  },
  settled: date({
    id: 'settled',
    title: 'column.settled',
    priority: 3,
    sort: 'settledAt',
    isOptional: true,
    of: ({ settledAt }) => settledAt,
  }),
  settlementReference: text({
    id: 'settlementReference',
    title: 'column.settlementReference',
    priority: 3,
    isOptional: true,
    of: ({ settlementReference }) => settlementReference,
  }),
} as const satisfies Record<string, IndexColumn<SaleRow>>

/** A column for each part of what a sale comes to. */
export const amountColumns = {
  gross: { ...amount('gross'), sort: 'gross' },
  discount: amount('discount'),
  tax: amount('tax'),
  delivery: amount('delivery'),
  net: { ...amount('net'), priority: 1, sort: 'net' },
  returned: amount('returned'),
  platformCommission: { ...amount('platformCommission'), priority: 2 },
  agentCommission: amount('agentCommission'),
  payable: { ...amount('payable'), priority: 2, sort: 'payable' },
} as const satisfies Record<AmountName, IndexColumn<SaleRow>>

function amount<const Name extends AmountName>(name: Name) {
  return money({
    id: name,
    title: `column.${name}`,
    width: 152,
    priority: 3,
    of: (row: SaleRow) => row[name],
  })
}
