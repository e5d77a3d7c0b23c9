import {
  chipCell,
  choice,
  choices,
  count,
  date,
  type IndexColumn,
  money,
  nameCell,
  rate,
  text,
} from '@console/templates'
import type { ProductRow } from '@console/domain/product'
import type { ServiceRow } from '@console/domain/service-product'

type Item = ProductRow | ServiceRow

/** The columns that lists of products and of services share. */
export const itemColumns = {
  name: {
    id: 'name',
    title: 'column.item',
    width: 280,
    priority: 1,
    sort: 'name',
    text: ({ name }) => name,
    cell: ({ image, name, sku }) => nameCell(image, name, sku),
    csv: [{ value: ({ name }) => name }, { title: 'column.sku', value: ({ sku }) => sku }],
  },
  sku: {
    id: 'sku',
    title: 'column.sku',
    width: 120,
    priority: 3,
    isOptional: true,
    text: ({ sku }) => sku,
    // It stands beside the name in every file.
    csv: [],
  },
  business: text({
    id: 'business',
    title: 'column.business',
    width: 180,
    priority: 2,
    sort: 'business',
    of: ({ business }) => business.label,
  }),
  category: text({
    id: 'category',
    title: 'column.category',
    width: 160,
    priority: 3,
    sort: 'category',
    of: ({ category }) => category.path.join(' › '),
  }),
  price: money({
    id: 'price',
    title: 'column.price',
    priority: 1,
    of: ({ price }) => price,
    none: 'price.quote',
  }),
  channels: choices({
    id: 'channels',
    title: 'column.channels',
    width: 132,
    priority: 3,
    isOptional: true,
    of: ({ channels }) => channels,
    word: (channel) => `channel.${channel}`,
  }),
  rating: {
    id: 'rating',
    title: 'column.rating',
    width: 104,
    align: 'end',
    priority: 3,
    sort: 'ratingAvg',
    text: ({ ratingAvg, reviewCount }, { formats }) =>
      ratingAvg === null
        ? '–'
        : `${formats.number(ratingAvg / 100)} (${formats.number(reviewCount)})`,
    csv: [
      { value: ({ ratingAvg }) => (ratingAvg === null ? null : ratingAvg / 100) },
      { title: 'column.reviewCount', value: ({ reviewCount }) => reviewCount },
    ],
  },
  sold30d: count({
    id: 'sold30d',
    title: 'column.sold30d',
    priority: 3,
    sort: 'sold30d',
    of: ({ sold30d }) => sold30d,
  }),
  featured: choice({
    id: 'featured',
    title: 'column.featured',
    width: 128,
    priority: 3,
    of: ({ featured }) => featured?.placement ?? null,
    word: (placement) => `placement.${placement}`,
  }),
  commission: rate({
    id: 'commission',
    title: 'column.commission',
    priority: 3,
    of: ({ commission }) => commission?.rateBps ?? null,
  }),
  approvedAt: date({
    id: 'approvedAt',
    title: 'column.approvedAt',
    priority: 3,
    sort: 'approvedAt',
    isOptional: true,
    of: ({ approvedAt }) => approvedAt,
  }),
} as const satisfies Record<string, IndexColumn<Item>>

/** Columns that only products have. */
export const productColumns = {
  stock: {
    id: 'stock',
    title: 'column.stock',
    width: 108,
    align: 'end',
    priority: 3,
    sort: 'stock',
    text: ({ stock }, { t, formats }) =>
      stock.state === 'in'
        ? formats.number(stock.onHand)
        : t(`stock.${stock.state}.count`, { number: formats.number(stock.onHand) }),
    cell: ({ stock }, { t, formats }) =>
      stock.state === 'in'
        ? formats.number(stock.onHand)
        : chipCell(
            t(`stock.${stock.state}.count`, { number: formats.number(stock.onHand) }),
            stock.state === 'out' ? 'danger' : 'warning',
          ),
    csv: [{ value: ({ stock }) => stock.onHand }],
  },
  gtin: text({
    id: 'gtin',
    title: 'column.gtin',
    width: 140,
    priority: 3,
    isOptional: true,
    of: ({ gtin }) => gtin,
  }),
} as const satisfies Record<string, IndexColumn<ProductRow>>

/** Columns that only services have. */
export const serviceColumns = {
  mode: choice({
    id: 'mode',
    title: 'column.mode',
    priority: 3,
    of: ({ mode }) => mode,
    word: (mode) => `mode.${mode}`,
  }),
  area: {
    id: 'area',
    title: 'column.area',
    width: 160,
    priority: 3,
    text: ({ serviceAreas }, { formats }) =>
      formats.list(serviceAreas.map(({ county, town }) => town ?? county)) || '–',
    csv: [
      {
        value: ({ serviceAreas }, { formats }) =>
          formats.list(serviceAreas.map(({ county, town }) => town ?? county)) || null,
      },
    ],
  },
  priceModel: choice({
    id: 'priceModel',
    title: 'column.priceModel',
    priority: 3,
    isOptional: true,
    of: ({ priceModel }) => priceModel,
    word: (priceModel) => `priceModel.${priceModel}`,
  }),
  duration: {
    id: 'duration',
    title: 'column.duration',
    width: 116,
    align: 'end',
    priority: 3,
    isOptional: true,
    text: ({ durationMinutes }, { t, formats }) =>
      durationMinutes < 120
        ? t('duration.minutes', { number: formats.number(durationMinutes) })
        : t('duration.hours', { number: formats.number(Math.round(durationMinutes / 6) / 10) }),
    csv: [{ title: 'column.durationMinutes', value: ({ durationMinutes }) => durationMinutes }],
  },
} as const satisfies Record<string, IndexColumn<ServiceRow>>
