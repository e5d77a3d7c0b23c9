import type { MessageKey } from '@console/core/i18n'
import { type FieldReadings, titlesOf } from '@console/details'
import type { BusinessDetail } from '@console/domain/business'

/** Fields of businesses: messages to the owner are attached to them, and changes are labelled and formatted by them. */
export const businessReadings = {
  '/tradingName': { title: 'field.tradingName', value: ({ tradingName }) => tradingName },
  '/legalName': { title: 'column.legalName', value: ({ legalName }) => legalName },
  '/logo': { title: 'field.logo', value: ({ logo }) => (logo ? [logo] : null) },
  '/kind': { title: 'column.kind', value: ({ kind }, { t }) => t(`kind.${kind}`) },
  '/capabilities': {
    title: 'column.capabilities',
    value: ({ capabilities }, { t }) =>
      capabilities.map((each) => t(`capability.${each}`)).join('\n'),
  },
  '/registrationNo': {
    title: 'field.registrationNo',
    value: ({ registrationNo }) => registrationNo,
  },
  '/taxPin': { title: 'column.taxPin', value: ({ taxPin }) => taxPin },
  '/country': { title: 'column.country', value: ({ country }, { t }) => t(`country.${country}`) },
  '/county': { title: 'column.county', value: ({ county }) => county },
  '/town': { title: 'field.town', value: ({ town }) => town },
  '/address': {
    title: 'field.address',
    value: ({ address: { line1, postalCode, town, county } }) =>
      lines([line1, postalCode === null ? town : `${postalCode} ${town}`, county]),
  },
  '/website': { title: 'field.website', value: ({ website }) => website },
  '/owner': {
    title: 'owner.title',
    value: ({ owner: { first_name, last_name, email, user_phone, idNumberMasked } }) =>
      lines([`${first_name} ${last_name}`, email, user_phone, idNumberMasked]),
  },
  '/contacts': {
    title: 'contacts.title',
    value: ({ contacts }) =>
      lines(contacts.map(({ name, role, phone, email }) => [name, role, phone, email].join(' · '))),
  },
} as const satisfies FieldReadings<BusinessDetail, MessageKey<'businesses'>>

/** Names of the fields of businesses. */
export const businessFields = titlesOf(businessReadings)

function lines(all: readonly string[]): string {
  return all.join('\n')
}
