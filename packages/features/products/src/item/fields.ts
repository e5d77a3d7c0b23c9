import type { Formats, MessageKey } from '@console/core/i18n'
import { type FieldReadings, titlesOf } from '@console/details'
import { hoursText } from '@console/marketplace/hours'
import type { ProductDetail } from '@console/domain/product'
import type { ServiceDetail } from '@console/domain/service-product'

type Key = MessageKey<'products'>
type Item = ProductDetail | ServiceDetail

const itemReadings = {
  '/name': { title: 'field.name', value: ({ name }) => name },
  '/price': { title: 'column.price', value: ({ price }, { t }) => price ?? t('price.quote') },
  '/category': { title: 'column.category', value: ({ category }) => category.path.join(' › ') },
  '/images': { title: 'field.images', value: ({ images }) => images },
  '/description': { title: 'field.description', value: ({ description }) => description },
  '/attributes': {
    title: 'field.attributes',
    value: ({ attributes }, { textOf }) =>
      attributes.map(({ label, value }) => `${textOf(label)}: ${textOf(value)}`).join('\n'),
  },
  '/taxClass': {
    title: 'field.taxClass',
    value: ({ taxClass }, { t }) => t(`taxClass.${taxClass}`),
  },
} as const satisfies FieldReadings<Item, Key>

/** Fields of products: messages to the seller are attached to them, and changes are labelled and formatted by them. */
export const productReadings = {
  ...itemReadings,
  '/compareAtPrice': {
    title: 'field.compareAtPrice',
    value: ({ compareAtPrice }) => compareAtPrice,
  },
  '/b2bTiers': {
    title: 'field.b2bTiers',
    value: ({ b2bTiers }, { t, formats }) =>
      b2bTiers
        .map(
          ({ minQty, unitPrice }) =>
            `${t('offer.tier', { number: formats.number(minQty) })}: ${unitPrice.currency} ${formats.amount(unitPrice)}`,
        )
        .join('\n'),
  },
  '/moq': { title: 'field.moq', value: ({ moq }, { formats }) => formats.number(moq) },
  '/unit': { title: 'field.unit', value: ({ unit }, { t }) => t(`unit.${unit}`) },
  '/packSize': { title: 'field.packSize', value: ({ packSize }) => packSize },
  '/weightGrams': {
    title: 'field.weight',
    value: ({ weightGrams }, { t, formats }) =>
      weightGrams === null ? null : t('measure.g', { number: formats.number(weightGrams) }),
  },
  '/lengthMm': {
    title: 'field.length',
    value: ({ lengthMm }, context) => length(lengthMm, context),
  },
  '/widthMm': { title: 'field.width', value: ({ widthMm }, context) => length(widthMm, context) },
  '/heightMm': {
    title: 'field.height',
    value: ({ heightMm }, context) => length(heightMm, context),
  },
  '/gtin': { title: 'column.gtin', value: ({ gtin }) => gtin },
} as const satisfies FieldReadings<ProductDetail, Key>

/** Fields of services. */
export const serviceReadings = {
  ...itemReadings,
  '/mode': { title: 'column.mode', value: ({ mode }, { t }) => t(`mode.${mode}`) },
  '/serviceAreas': {
    title: 'column.area',
    value: ({ serviceAreas }) =>
      serviceAreas.map(({ county, town }) => (town ? `${town}, ${county}` : county)).join('\n'),
  },
  '/availability': {
    title: 'field.availability',
    value: ({ availability }, { formats }) => hoursText(availability, formats),
  },
  '/priceModel': {
    title: 'column.priceModel',
    value: ({ priceModel }, { t }) => t(`priceModel.${priceModel}`),
  },
  '/depositBps': {
    title: 'field.deposit',
    value: ({ depositBps }, { formats }) =>
      depositBps === null ? null : formats.percent(depositBps / 10_000),
  },
  '/durationMinutes': {
    title: 'column.duration',
    value: ({ durationMinutes }, { t, formats }) =>
      t('duration.minutes', { number: formats.number(durationMinutes) }),
  },
  '/leadHours': {
    title: 'field.leadHours',
    value: ({ leadHours }, { t, formats }) =>
      t('duration.hours', { number: formats.number(leadHours) }),
  },
  '/cancellation': {
    title: 'field.cancellation',
    value: ({ cancellation }, { t }) => t(`cancellation.${cancellation}`),
  },
} as const satisfies FieldReadings<ServiceDetail, Key>

/** Names of the fields of products. */
export const productFields = titlesOf(productReadings)

/** Names of the fields of services. */
export const serviceFields = titlesOf(serviceReadings)

function length(
  millimetres: number | null,
  { t, formats }: { t(key: Key, values: { number: string }): string; formats: Formats },
): string | null {
  return millimetres === null ? null : t('measure.mm', { number: formats.number(millimetres) })
}
