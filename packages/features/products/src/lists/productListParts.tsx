import { productFields, type ProductRow } from '@console/domain/product'
import { type CellContext, chipCell, listParts } from '@console/list'

/** Columns and filters of products only. */
export const { columns: productColumns, filters: productFilters } = listParts<ProductRow>()(
  productFields,
  {
    stock: {
      title: 'column.stock',
      width: 108,
      align: 'end',
      priority: 3,
      text: stockText,
      cell: (row, context) =>
        row.stock.state === 'in'
          ? stockText(row, context)
          : chipCell(stockText(row, context), row.stock.state === 'out' ? 'danger' : 'warning'),
      csv: [{ value: ({ stock }) => stock.onHand }],
    },
    stockState: { title: 'column.stock', messages: 'stock', filter: { isPinned: true } },
    gtin: { title: 'column.gtin', width: 140, priority: 3, isOptional: true },
  },
)

/** Stock, with a note if it is low or empty. */
function stockText({ stock }: ProductRow, { t, formats }: CellContext): string {
  const number = formats.number(stock.onHand)
  return stock.state === 'in' ? number : t(`stock.${stock.state}.count`, { number })
}
