import { FieldGrid, Form, type FormProps } from '@console/form'
import { Card, NumberField, Stack, TextArea, TextField, theme } from '@console/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Product } from '../contract'
import type { ProductRow } from '../productWorkflow'
import { ChipsField } from './ChipsField'
import { ImagesField } from './ImagesField'
import { PriceFields, StoreMoneyField } from './PriceFields'
import { ReadValuesContext } from './ProductFoot'
import { initialProduct, productForm, type ProductValues } from './productForm'

interface ProductFormProps extends Pick<
  FormProps<ProductValues, ProductValues, ProductRow>,
  'draft' | 'foot' | 'write' | 'onSent' | 'onCancel' | 'submitLabel' | 'isOpened'
> {
  /** Initial values; null for a new product. */
  product: Product | null
  /** Categories and tags of other products. */
  known: Pick<Product, 'categories' | 'tags'>
}

/** Form of a product, in groups. */
export function ProductForm({ product, known, ...props }: ProductFormProps) {
  const { t } = useTranslation('store')
  const initial = useMemo(() => initialProduct(product), [product])
  return (
    <ReadValuesContext value={initial}>
      <Form
        form={productForm}
        initial={initial}
        describeIssue={({ code }) => (code === 'custom' ? t('product.disagreed') : undefined)}
        {...props}
      >
        <Groups>
          <Stack gap={4}>
            <Card heading={t('product.basic')}>
              <Stack gap={4}>
                <productForm.Field name="name">
                  {(field) => (
                    <TextField label={t('product.name')} isRequired autoComplete="off" {...field} />
                  )}
                </productForm.Field>
                <productForm.Field name="description">
                  {(field) => <TextArea label={t('product.description')} rows={5} {...field} />}
                </productForm.Field>
                <productForm.Field name="categories">
                  {(field) => (
                    <ChipsField
                      label={t('column.categories')}
                      known={known.categories}
                      {...field}
                    />
                  )}
                </productForm.Field>
                <productForm.Field name="tags">
                  {(field) => <ChipsField label={t('column.tags')} known={known.tags} {...field} />}
                </productForm.Field>
              </Stack>
            </Card>
            <Card heading={t('product.pricing')}>
              <PriceFields />
            </Card>
          </Stack>
          <Stack gap={4}>
            <Card heading={t('product.images')}>
              <ImagesField />
            </Card>
            <Card heading={t('product.inventory')}>
              <FieldGrid isNarrow>
                <productForm.Field name="sku">
                  {(field) => (
                    <TextField label={t('column.sku')} dir="ltr" autoComplete="off" {...field} />
                  )}
                </productForm.Field>
                <productForm.Field name="quantity">
                  {(field) => (
                    <NumberField label={t('column.quantity')} isRequired min={0} {...field} />
                  )}
                </productForm.Field>
              </FieldGrid>
            </Card>
            <Card heading={t('product.shipping')}>
              <FieldGrid isNarrow>
                {(['width', 'height', 'depth', 'weight'] as const).map((name) => (
                  <productForm.Field key={name} name={name}>
                    {(field) => (
                      <TextField
                        label={t(`product.${name}`)}
                        description={t(
                          name === 'weight' ? 'product.kilograms' : 'product.centimetres',
                        )}
                        dir="ltr"
                        autoComplete="off"
                        {...field}
                      />
                    )}
                  </productForm.Field>
                ))}
                <productForm.Field name="extraFee">
                  {(field) => <StoreMoneyField label={t('product.extraFee')} {...field} />}
                </productForm.Field>
              </FieldGrid>
            </Card>
          </Stack>
        </Groups>
      </Form>
    </ReadValuesContext>
  )
}

const Groups = styled.div`
  --field: 100%;
  --field-long: 100%;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr));
  gap: ${theme.space[4]};
  align-items: start;
`
