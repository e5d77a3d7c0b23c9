import type { Money } from '@console/core/contracts'
import { minVoucher } from '../commission-voucher/minVoucher'
import type { ShopSettings } from '@console/domain/shop-setting'
import { token } from '../../random/token'
import { everywhere } from '../shared/money'

/** Currencies of the sample shop: those of the countries, and dollars. */
const currencies = everywhere(1).map(({ currency }) => currency)

const kes = (amount: number): Money => ({ amount, currency: 'KES' })

/** Settings of the sample shop at the sample's start, which the sample data follows. */
export const shopSettingSeeds: ShopSettings = {
  general: {
    defaultCurrency: 'KES',
    currencies,
    defaultLanguage: 'en',
    timeZone: 'Africa/Nairobi',
    weekStartsOn: 'monday',
  },
  orders: {
    prefixes: { b2c: 'B2C', b2b: 'B2B', agent: 'AGT', manual: 'MAN' },
    autoCancelUnpaidHours: 48,
    autoCompleteDays: 7,
    staffManualLimit: everywhere(150_000),
    b2bApprovalOver: everywhere(1_200_000),
  },
  delivery: {
    zones: [
      {
        zoneId: token('zone', 0),
        name: 'Nairobi and around',
        counties: ['Nairobi', 'Kiambu', 'Machakos'],
        fee: kes(25_000),
        freeOver: kes(500_000),
        etaDays: 1,
      },
      {
        zoneId: token('zone', 1),
        name: 'Rift Valley and west',
        counties: ['Nakuru', 'Uasin Gishu', 'Kericho', 'Kisumu', 'Kakamega', 'Kisii'],
        fee: kes(45_000),
        freeOver: kes(1_000_000),
        etaDays: 2,
      },
      {
        zoneId: token('zone', 2),
        name: 'Coast and north',
        counties: ['Mombasa', 'Kilifi', 'Garissa'],
        fee: kes(70_000),
        freeOver: null,
        etaDays: 4,
      },
    ],
  },
  tax: {
    rates: [
      { country: 'KE', class: 'standard', rateBps: 1600 },
      { country: 'KE', class: 'reduced', rateBps: 800 },
      { country: 'UG', class: 'standard', rateBps: 1800 },
      { country: 'TZ', class: 'standard', rateBps: 1800 },
      { country: 'RW', class: 'standard', rateBps: 1800 },
      { country: 'ET', class: 'standard', rateBps: 1500 },
      { country: 'SO', class: 'standard', rateBps: 500 },
    ],
  },
  returns: {
    windowDays: 14,
    reasons: ['damaged', 'wrong_item', 'expired', 'not_as_described', 'changed_mind', 'other'],
  },
  review: {
    slaHours: {
      business: 48,
      agent: 72,
      product: 24,
      service: 24,
      listing: 48,
      review: 24,
      returnVoucher: 72,
      commissionVoucher: 72,
    },
    autoApprove: { kinds: ['product'], trustedAfter: 20 },
    requireNoteOnReject: false,
  },
  featured: { slots: { home: 12, category: 8, search: 3 } },
  commission: {
    withholdingBps: 500,
    minVoucher: currencies.map((currency) => ({
      amount: minVoucher[currency],
      currency,
    })),
  },
  notifications: {
    orderPlaced: ['console', 'email'],
    orderCancelled: ['console', 'email'],
    returnRaised: ['console'],
    businessSubmitted: ['console', 'email'],
    productSubmitted: ['console'],
    reviewOverdue: ['console', 'email'],
    voucherToApprove: ['console', 'email'],
    paymentFailed: ['console', 'email', 'sms'],
  },
}
