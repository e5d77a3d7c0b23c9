import { nameOfRef } from '@console/core/contracts'
import type { MessageKey } from '@console/core/i18n'
import type { ListingDetail } from '@console/domain/listing'
import { type FieldReadings, titlesOf } from '@console/details'
import { hoursText } from '@console/marketplace/hours'

/** Fields of listings: messages to the owner are attached to them, and changes are labelled and formatted by them. */
export const listingReadings = {
  '/title': { title: 'field.title', value: ({ title }) => title },
  '/photos': { title: 'field.photos', value: ({ photos }) => photos },
  '/description': {
    title: 'field.description',
    value: ({ description }) => Object.values(description).join('\n\n'),
  },
  '/category': {
    title: 'column.category',
    value: ({ category }, { formats }) => formats.text(nameOfRef(category)),
  },
  '/subcategory': {
    title: 'field.subcategory',
    value: ({ subcategory }, { formats }) => formats.text(nameOfRef(subcategory)),
  },
  '/tags': { title: 'field.tags', value: ({ tags }) => tags.join('\n') },
  '/phones': { title: 'column.phones', value: ({ phones }) => phones.join('\n') },
  '/website': { title: 'field.website', value: ({ website }) => website },
  '/address': {
    title: 'field.address',
    value: ({ address: { line1, town, county } }) => [line1, town, county].join('\n'),
  },
  '/hours': { title: 'field.hours', value: ({ hours }, { formats }) => hoursText(hours, formats) },
} as const satisfies FieldReadings<ListingDetail, MessageKey<'listings'>>

/** Names of the fields of listings. */
export const listingFields = titlesOf(listingReadings)
