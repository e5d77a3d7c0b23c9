import { type Currency, currencies } from '@console/core/contracts'
import { languages } from '@console/core/i18n'
import { placements } from '@console/domain/item'
import {
  autoApprovedKinds,
  notifiedEvents,
  notifyChannels,
  reviewedKinds,
  shopSettings,
  type ShopSettingRule,
  timeZones,
  weekdays,
} from '@console/domain/shop-setting'
import { orderChannels } from '@console/domain/order'
import { returnReasons } from '@console/domain/return-voucher'
import { defineSettings } from '@console/settings'
import { amounts, choice, choices, code, flag, percent, wholeNumber } from '@console/settings/kinds'
import { each } from '../each'
import { taxRates } from './taxRates'
import { zones } from './zones'

const codes = Object.keys(currencies) as Currency[]
const languageIds = languages.map(({ id }) => id)

const ownName = (id: string) => languages.find((language) => language.id === id)?.ownName ?? id
const asItIs = (id: string) => id
const asPlace = (zone: string) => zone.replaceAll('_', ' ')

/** /shop-setting (specification 2): nine sections, each with its own version and history. */
export const shopSetting = defineSettings({
  namespace: 'application-settings',
  title: 'shop.title',
  document: shopSettings,
  othersNote: 'shop.othersNote',
  messageOfIssue({ code, params, path = [] }) {
    if (path.includes('prefixes')) return 'error.prefix'
    return code === 'custom' && params?.rule
      ? (`error.${params.rule as ShopSettingRule}` as const)
      : undefined
  },
  sections: {
    general: {
      title: 'general.title',
      intro: 'general.intro',
      settings: {
        defaultCurrency: {
          label: 'general.defaultCurrency',
          note: 'general.defaultCurrency.note',
          kind: choice(codes, asItIs),
        },
        currencies: {
          label: 'general.currencies',
          note: 'general.currencies.note',
          kind: choices(codes, asItIs),
        },
        defaultLanguage: {
          label: 'general.defaultLanguage',
          note: 'general.defaultLanguage.note',
          kind: choice(languageIds, ownName),
        },
        timeZone: {
          label: 'general.timeZone',
          note: 'general.timeZone.note',
          kind: choice(timeZones, asPlace),
        },
        weekStartsOn: {
          label: 'general.weekStartsOn',
          kind: choice(weekdays, (id, { t }) => t(`weekday.${id}`)),
        },
      },
    },
    orders: {
      title: 'orders.title',
      intro: 'orders.intro',
      settings: {
        ...each('prefixes', orderChannels, (channel) => ({
          label: `orders.prefix.${channel}` as const,
          kind: code,
        })),
        autoCancelUnpaidHours: {
          label: 'orders.autoCancel',
          kind: wholeNumber({ min: 1, max: 168, unit: 'hours' }),
        },
        autoCompleteDays: {
          label: 'orders.autoComplete',
          note: 'orders.autoComplete.note',
          kind: wholeNumber({ min: 1, max: 30, unit: 'days' }),
        },
        staffManualLimit: {
          label: 'orders.manualLimit',
          note: 'orders.manualLimit.note',
          kind: amounts,
        },
        b2bApprovalOver: {
          label: 'orders.b2bLimit',
          note: 'orders.b2bLimit.note',
          kind: amounts,
        },
      },
    },
    delivery: {
      title: 'delivery.title',
      intro: 'delivery.intro',
      settings: { zones: { label: 'delivery.zones', kind: zones } },
    },
    tax: {
      title: 'tax.title',
      intro: 'tax.intro',
      settings: { rates: { label: 'tax.rates', kind: taxRates } },
    },
    returns: {
      title: 'returns.title',
      intro: 'returns.intro',
      settings: {
        windowDays: {
          label: 'returns.window',
          note: 'returns.window.note',
          kind: wholeNumber({ min: 0, max: 60, unit: 'days' }),
        },
        reasons: {
          label: 'returns.reasons',
          note: 'returns.reasons.note',
          kind: choices(returnReasons, (id, { translate }) => translate(`order:reason.${id}`)),
        },
      },
    },
    review: {
      title: 'review.title',
      intro: 'review.intro',
      settings: {
        ...each('slaHours', reviewedKinds, (kind) => ({
          label: `review.sla.${kind}` as const,
          kind: wholeNumber({ min: 1, max: 240, unit: 'hours' }),
        })),
        'autoApprove.kinds': {
          label: 'review.autoApprove',
          note: 'review.autoApprove.note',
          kind: choices(autoApprovedKinds, (id, { t }) => t(`autoApproved.${id}`)),
        },
        'autoApprove.trustedAfter': {
          label: 'review.trustedAfter',
          note: 'review.trustedAfter.note',
          kind: wholeNumber({ min: 1, max: 500 }),
        },
        requireNoteOnReject: { label: 'review.noteOnReject', kind: flag },
      },
    },
    featured: {
      title: 'featured.title',
      intro: 'featured.intro',
      settings: each('slots', placements, (placement) => ({
        label: `featured.${placement}` as const,
        kind: wholeNumber({ min: 1, max: 100 }),
      })),
    },
    commission: {
      title: 'commission.title',
      intro: 'commission.intro',
      settings: {
        withholdingBps: {
          label: 'commission.withholding',
          note: 'commission.withholding.note',
          kind: percent(3000),
        },
        minVoucher: {
          label: 'commission.minVoucher',
          note: 'commission.minVoucher.note',
          kind: amounts,
        },
      },
    },
    notifications: {
      title: 'notifications.title',
      intro: 'notifications.intro',
      settings: each(null, notifiedEvents, (event) => ({
        label: `event.${event}` as const,
        kind: choices(notifyChannels, (id, { t }) => t(`channel.${id}`)),
      })),
    },
  },
})
