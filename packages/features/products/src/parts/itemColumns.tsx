import { amountCell, chipCell, type IndexColumn, nameCell } from '@console/templates'
import type { ProductRow, ServiceRow } from '../contract'

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
  },
  sku: {
    id: 'sku',
    title: 'column.sku',
    width: 120,
    priority: 3,
    isOptional: true,
    text: ({ sku }) => sku,
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
    text: ({ price }, { formats, t }) =>
      price === null ? t('price.quote') : `${price.currency} ${formats.amount(price)}`,
    cell: ({ price }, { formats, t }) =>
      price === null ? t('price.quote') : amountCell(price, formats),
    csv: ({ price }) => price,
  },
  channels: {
    id: 'channels',
    title: 'column.channels',
    width: 132,
    priority: 3,
    isOptional: true,
    text: ({ channels }, { formats, t }) =>
      channels.map((channel) => t(`channel.${channel}`)).join(formats.separator),
    csv: ({ channels }) => channels.join(' '),
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
    csv: ({ ratingAvg }) => (ratingAvg === null ? null : ratingAvg / 100),
  },
  sold30d: {
    id: 'sold30d',
    title: 'column.sold30d',
    width: 116,
    align: 'end',
    priority: 3,
    sort: 'sold30d',
    text: ({ sold30d }, { formats }) => formats.number(sold30d),
    csv: ({ sold30d }) => sold30d,
  },
  featured: {
    id: 'featured',
    title: 'column.featured',
    width: 128,
    priority: 3,
    text: ({ featured }, { t }) => (featured === null ? '–' : t(`placement.${featured.placement}`)),
    csv: ({ featured }) => featured?.placement ?? null,
  },
  commission: {
    id: 'commission',
    title: 'column.commission',
    width: 116,
    align: 'end',
    priority: 3,
    text: ({ commission }, { formats }) =>
      commission === null ? '–' : `${formats.number(commission.rateBps / 100)} %`,
    csv: ({ commission }) => (commission === null ? null : commission.rateBps / 100),
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
    csv: ({ approvedAt }) => approvedAt,
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
    csv: ({ stock }) => stock.onHand,
  },
  gtin: {
    id: 'gtin',
    title: 'column.gtin',
    width: 140,
    priority: 3,
    isOptional: true,
    text: ({ gtin }) => gtin ?? '–',
    csv: ({ gtin }) => gtin,
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
    csv: ({ mode }) => mode,
  },
  area: {
    id: 'area',
    title: 'column.area',
    width: 160,
    priority: 3,
    text: ({ serviceAreas }, { formats }) =>
      serviceAreas.map(({ county, town }) => town ?? county).join(formats.separator) || '–',
  },
  priceModel: {
    id: 'priceModel',
    title: 'column.priceModel',
    width: 116,
    priority: 3,
    isOptional: true,
    text: ({ priceModel }, { t }) => t(`priceModel.${priceModel}`),
    csv: ({ priceModel }) => priceModel,
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
    csv: ({ durationMinutes }) => durationMinutes,
  },
} as const satisfies Record<string, IndexColumn<ServiceRow>>
