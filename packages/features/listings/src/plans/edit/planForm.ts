import { useSend } from '@console/core/api'
import type { Currency, Text } from '@console/core/contracts'
import { readSections, type Section } from '@console/core/sections'
import { type ListingPlan, planBody } from '@console/domain/listing-plan'
import { shopSettings, type ShopSettings } from '@console/domain/shop-setting'
import { defineForm } from '@console/form'
import { resourceKeys } from '@console/query-boundary'
import { useQuery } from '@tanstack/react-query'

/** Form of a plan. */
export const planForm = defineForm(planBody)

/**
 * Initial values of a plan, mostly empty for a new one. @param shop currencies of the shop: a plan has a price in each
 */
export function initialPlan(plan: ListingPlan | null, shop: readonly Currency[]) {
  const priced = plan?.price ?? []
  const others = priced.map(({ currency }) => currency).filter((each) => !shop.includes(each))
  return {
    name: writtenOf(plan?.name),
    price: [...shop, ...others].map((currency) => ({
      currency,
      amount: priced.find((each) => each.currency === currency)?.amount ?? null,
    })),
    period: plan?.period ?? 'month',
    trialDays: plan?.trialDays ?? 0,
    limits: plan?.limits ?? { photos: 5, phones: 1, categories: 1, products: 20, leads: null },
    perks: (plan?.perks ?? []).map(writtenOf),
    featuredDays: plan?.featuredDays ?? 0,
    order: plan?.order ?? 1,
    highlight: plan?.highlight ?? false,
  } as const
}

/** Values of the three language fields. */
function writtenOf({ en = '', tr = '', ar = '' }: Partial<Text> = {}) {
  return { en, tr, ar }
}

/** Empty texts for a new entry. */
export const blankText = writtenOf()

/** Currencies of the shop, its main one first. */
export function useShopCurrencies() {
  const send = useSend()
  return useQuery({
    queryKey: [...resourceKeys.pages(shopSettings.id), 'currencies'],
    queryFn: async ({ signal }) => {
      const { sections } = await readSections(send, shopSettings, signal)
      const { values } = sections.general as Section
      const { defaultCurrency, currencies } = values as ShopSettings['general']
      return [defaultCurrency, ...currencies.filter((each) => each !== defaultCurrency)]
    },
  })
}
