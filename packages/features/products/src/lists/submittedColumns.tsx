import type { Submitted } from '@console/core/resources'
import { amountCell, type ListColumn, nameCell } from '@console/list'
import type { ProductRow } from '@console/domain/product'
import type { ServiceRow } from '@console/domain/service-product'
import { itemColumns } from './itemListParts'

type Item = Submitted<ProductRow | ServiceRow>

/** Columns of queues: submitted values, beside the live ones that an update changes. */
export const submittedColumns = {
  name: {
    ...itemColumns.name,
    cell: ({ image, name, sku, live }, { t }) =>
      nameCell(
        image,
        name,
        live?.name === undefined ? sku : `${sku} · ${t('submitted.was', { value: live.name })}`,
      ),
  },
  price: {
    ...itemColumns.price,
    text: (row, context) => {
      const price = itemColumns.price.text(row, context)
      const { live } = row
      if (live?.price === undefined) return price
      const former = itemColumns.price.text({ ...row, price: live.price } as Item, context)
      return `${price}, ${context.t('submitted.was', { value: former })}`
    },
    cell: ({ price, live }, { formats, t }) => {
      const shown = price === null ? t('price.quote') : amountCell(price, formats)
      if (live?.price === undefined) return shown
      return (
        <span data-cell="lines">
          {shown}
          <del data-cell="minor">
            {live.price === null ? t('price.quote') : amountCell(live.price, formats)}
          </del>
        </span>
      )
    },
    csv: [
      { money: ({ price }) => price },
      { title: 'column.livePrice', money: ({ live }) => live?.price ?? null },
    ],
  },
} as const satisfies Record<string, ListColumn<Item>>
