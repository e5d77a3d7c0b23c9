import { normalizeForSearch } from '@console/core/i18n'
import { crossFieldRule } from '@console/core/contracts'
import { defineForm, type FormProps } from '@console/form'
import * as z from 'zod/mini'
import type { Product, ProductImage } from '../contract'
import { currency, fromCents, isAgreed, toMoney } from '../pricing'

const price = z.object({
  /** In cents. */
  amount: z.int().check(z.nonnegative()),
  currency: z.literal(currency),
})

const size = z.string().check(z.maxLength(40))

const fields = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  description: z.string().check(z.maxLength(2000)),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  images: z.array(z.custom<ProductImage>()),
  featuredImageId: z.nullable(z.int()),
  net: price,
  gross: price,
  /** Per cent. */
  taxRate: z.number().check(z.nonnegative(), z.lte(100)),
  compared: price,
  quantity: z.int().check(z.nonnegative()),
  sku: z.string().check(z.maxLength(40)),
  width: size,
  height: size,
  depth: size,
  weight: size,
  extraFee: price,
})

/** Values of the product form. */
export type ProductValues = z.infer<typeof fields>

type Prices = Pick<ProductValues, 'net' | 'gross' | 'taxRate'>

/** Form of a product. Both prices and the rate match to the cent, even if all three were typed. */
export const productForm = defineForm(
  fields.check(
    crossFieldRule(['net', 'gross', 'taxRate'], ({ net, gross, taxRate }: Prices) =>
      isAgreed(net.amount, gross.amount, taxRate)
        ? []
        : [{ rule: 'disagreed', path: ['gross', 'amount'], input: gross.amount }],
    ),
  ),
)

/** Specification 9: default tax rate of a new product, per cent. */
const usualRate = 10

const none = { amount: null, currency } as const

/** Initial form values. */
export function initialProduct(
  product: Product | null,
): FormProps<ProductValues, ProductValues, unknown>['initial'] {
  if (!product)
    return {
      name: '',
      description: '',
      categories: [],
      tags: [],
      images: [],
      featuredImageId: null,
      net: none,
      gross: none,
      taxRate: usualRate,
      compared: toMoney(0),
      quantity: null,
      sku: '',
      width: '',
      height: '',
      depth: '',
      weight: '',
      extraFee: toMoney(0),
    }
  return {
    name: product.name,
    description: product.description,
    categories: product.categories,
    tags: product.tags,
    images: product.images,
    featuredImageId: product.featuredImageId,
    taxRate: product.taxRate,
    quantity: product.quantity,
    sku: product.sku,
    width: product.width,
    height: product.height,
    depth: product.depth,
    weight: product.weight,
    net: toMoney(product.priceTaxExcl),
    gross: toMoney(product.priceTaxIncl),
    compared: toMoney(product.comparedPrice),
    extraFee: toMoney(product.extraShippingFee),
  }
}

/** A name in the form for addresses. */
function handleOf(name: string): string {
  return normalizeForSearch(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/**
 * Whole product to save.
 * @param product previous version; null for a new one, which the store shows at once
 * @param id id of a new one
 */
export function productOf(values: ProductValues, product: Product | null, id: string): Product {
  const { net, gross, compared, extraFee, ...same } = values
  return {
    ...same,
    id: product?.id ?? id,
    handle: product?.handle ?? handleOf(values.name),
    active: product?.active ?? true,
    priceTaxExcl: fromCents(net.amount),
    priceTaxIncl: fromCents(gross.amount),
    comparedPrice: fromCents(compared.amount),
    extraShippingFee: fromCents(extraFee.amount),
  }
}
