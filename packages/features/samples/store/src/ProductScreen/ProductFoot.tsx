import { useFormats } from '@console/core/i18n'
import { fieldConflictsIn, FormButtons, type FormFoot, Merge } from '@console/form'
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductImage } from '../contract'
import { productForm, type ProductValues } from './productForm'

type FormValues = Readonly<Record<string, unknown>>

/** Form values of the product as it was last read. */
export const ReadValuesContext = createContext<FormValues>({})

const labels = {
  name: 'product.name',
  description: 'product.description',
  categories: 'column.categories',
  tags: 'column.tags',
  images: 'product.images',
  featuredImageId: 'images.main',
  net: 'product.net',
  gross: 'product.gross',
  taxRate: 'product.taxRate',
  compared: 'product.compared',
  quantity: 'column.quantity',
  sku: 'column.sku',
  width: 'product.width',
  height: 'product.height',
  depth: 'product.depth',
  weight: 'product.weight',
  extraFee: 'product.extraFee',
} as const satisfies Record<keyof ProductValues, string>

/** Footer of the product form: resolves values changed by both the user and someone else, and has the save button. */
export function ProductFoot({ isBusy, isWaiting, began, errorBanner, settle }: FormFoot) {
  const { t } = useTranslation('store')
  const { t: tOfForm } = useTranslation('form')
  const formats = useFormats()
  const typed = productForm.useValues() as FormValues
  const contested = fieldConflictsIn(typed, began, use(ReadValuesContext))
  const isContested = contested.length > 0

  function textOf(name: keyof ProductValues, value: unknown): string {
    if (value === null || value === '') return '–'
    if (name === 'featuredImageId') {
      const images = typed['images'] as readonly ProductImage[]
      const place = images.findIndex(({ id }) => id === value) + 1
      return place === 0
        ? '–'
        : t('images.name', { place: formats.number(place), total: formats.number(images.length) })
    }
    if (name === 'images') return formats.number((value as readonly unknown[]).length)
    if (Array.isArray(value)) return value.length === 0 ? '–' : formats.list(value as string[])
    if (typeof value === 'number') return formats.number(value)
    return typeof value === 'string' ? value : formats.money(value as ProductValues['net'])
  }

  return (
    <>
      {isContested ? null : errorBanner}
      <Merge
        contested={contested}
        shownOf={(name) => {
          const field = name as keyof ProductValues
          return { label: t(labels[field]), by: null, textOf: (value) => textOf(field, value) }
        }}
        onSettle={settle}
      />
      <FormButtons
        {...{ isBusy, isWaiting }}
        blocker={isContested ? tOfForm('merge.first') : undefined}
        submitLabel={t('product.save')}
      />
    </>
  )
}
