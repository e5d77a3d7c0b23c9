import {
  type AfyaProductBody,
  type AfyaProductDetail,
  needsPrescription,
} from '@console/domain/afya-product'
import { FieldGrid, Form, type FormProps } from '@console/form'
import { Banner, TextArea, TextField } from '@console/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { optionalText } from '../optionalText'
import { CompanyField } from './CompanyField'
import { Ingredients } from './Ingredients'
import { initialProduct, productForm } from './productForm'
import { PackFields, RegulationFields, WayFields } from './ProductFields'

interface ProductFormProps extends Pick<
  FormProps<never, AfyaProductBody, AfyaProductDetail>,
  'draft' | 'write' | 'onSent' | 'onOutdated' | 'onCancel' | 'submitLabel' | 'isOpened'
> {
  /** What is in the fields at first; null for a new one. */
  product: AfyaProductDetail | null
}

/** The form of a product. What follows from it, as that a controlled one needs a prescription, is said and not asked. */
export function ProductForm({ product, ...props }: ProductFormProps) {
  const { t } = useTranslation('pharmacy')
  const initial = useMemo(() => initialProduct(product), [product])
  return (
    <Form
      form={productForm}
      initial={initial}
      sayIssue={({ code, path = [] }) => {
        if (path[0] === 'atcCode') return t('error.atc')
        if (code !== 'custom') return undefined
        return path[0] === 'gtin' ? t('error.gtin') : t('error.route')
      }}
      {...props}
    >
      <FieldGrid>
        <productForm.Field name="brandName">
          {(field) => (
            <TextField label={t('product.brandName')} isRequired autoComplete="off" {...field} />
          )}
        </productForm.Field>
        <productForm.Field name="genericName">
          {(field) => (
            <TextField label={t('product.genericName')} isRequired autoComplete="off" {...field} />
          )}
        </productForm.Field>
        <CompanyField label={product?.company.label ?? ''} />
      </FieldGrid>
      <Ingredients />
      <WayFields />
      <PackFields />
      <RegulationFields />
      <Prescription />
      <productForm.Field name="warnings">
        {(field) => <TextArea label={t('product.warnings')} {...optionalText(field)} />}
      </productForm.Field>
    </Form>
  )
}

/** That a product is sold on a prescription only, as soon as its schedule says so. */
function Prescription() {
  const { t } = useTranslation('pharmacy')
  const schedule = productForm.useValue('schedule')
  return (
    // It stands before its words do, otherwise they are not announced.
    <div role="status">
      {schedule && needsPrescription(schedule) ? (
        <Banner tone="info" isAnnouncedAround>
          {t('product.prescription.follows')}
        </Banner>
      ) : null}
    </div>
  )
}
