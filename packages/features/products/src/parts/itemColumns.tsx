import { amountCell, chipCell, type IndexColumn, nameCell } from '@console/templates'
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
  business: {
    id: 'business',
    title: 'column.business',
    width: 180,
    priority: 2,
    sort: 'business',
    text: ({ business }) => business.label,
  },
  category: {
    id: 'category',
    title: 'column.category',
    width: 160,
    priority: 3,
    sort: 'category',
    text: ({ category }) => category.path.join(' › '),
  },
  price: {
    id: 'price',
    title: 'column.price',
    width: 136,
    align: 'end',
    priority: 2,
    text: ({ price }, { formats, t }) => (price === null ? t('price.quote') : formats.money(price)),
    cell: ({ price }, { formats, t }) =>
      price === null ? t('price.quote') : amountCell(price, formats),
    csv: [{ money: ({ price }) => price }],
  },
  channels: {
    id: 'channels',
    title: 'column.channels',
    width: 132,
    priority: 3,
    isOptional: true,
    text: ({ channels }, { formats, t }) =>
      formats.list(channels.map((channel) => t(`channel.${channel}`))),
    csv: [{ code: ({ channels }) => channels }],
  },
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
  sold30d: {
    id: 'sold30d',
    title: 'column.sold30d',
    width: 116,
    align: 'end',
    priority: 3,
    sort: 'sold30d',
    text: ({ sold30d }, { formats }) => formats.number(sold30d),
    csv: [{ value: ({ sold30d }) => sold30d }],
  },
  featured: {
    id: 'featured',
    title: 'column.featured',
    width: 128,
    priority: 3,
    text: ({ featured }, { t }) => (featured === null ? '–' : t(`placement.${featured.placement}`)),
    csv: [{ code: ({ featured }) => featured?.placement ?? null }],
  },
  commission: {
    id: 'commission',
    title: 'column.commission',
    width: 116,
    align: 'end',
    priority: 3,
    text: ({ commission }, { formats }) =>
      commission === null ? '–' : formats.percent(commission.rateBps / 10_000),
    csv: [{ value: ({ commission }) => (commission === null ? null : commission.rateBps / 100) }],
  },
  approvedAt: {
    id: 'approvedAt',
    title: 'column.approvedAt',
    width: 124,
    priority: 3,
    sort: 'approvedAt',
    isOptional: true,
    text: ({ approvedAt }, { formats }) =>
      approvedAt === null ? '–' : formats.date(new Date(approvedAt)),
    csv: [{ value: ({ approvedAt }) => approvedAt }],
  },
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
  gtin: {
    id: 'gtin',
    title: 'column.gtin',
    width: 140,
    priority: 3,
    isOptional: true,
    text: ({ gtin }) => gtin ?? '–',
    csv: [{ value: ({ gtin }) => gtin }],
  },
} as const satisfies Record<string, IndexColumn<ProductRow>>

/** Columns that only services have. */
export const serviceColumns = {
  mode: {
    id: 'mode',
    title: 'column.mode',
    width: 116,
    priority: 3,
    text: ({ mode }, { t }) => t(`mode.${mode}`),
    csv: [{ code: ({ mode }) => mode }],
  },
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
  priceModel: {
    id: 'priceModel',
    title: 'column.priceModel',
    width: 116,
    priority: 3,
    isOptional: true,
    text: ({ priceModel }, { t }) => t(`priceModel.${priceModel}`),
    csv: [{ code: ({ priceModel }) => priceModel }],
  },
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
