import {
  type AfyaProductBody,
  type AfyaProductDetail,
  needsPrescription,
} from '@console/domain/afya-product'
import { FieldGrid, Form, type FormProps, SearchField } from '@console/form'
import { Banner, TextArea, TextField } from '@console/ui'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '@console/core/api'
import { readPage } from '@console/core/resources'
import { companiesResource } from '@console/domain/company'
import { resourceKeys } from '@console/query-boundary'
import { optionalText } from '../optionalText'
import { Ingredients } from './Ingredients'
import { initialProduct, productForm } from './productForm'
import { PackFields, RegulationFields, WayFields } from './ProductFields'

interface ProductFormProps extends Pick<
  FormProps<never, AfyaProductBody, AfyaProductDetail>,
  'draft' | 'write' | 'onSent' | 'onOutdated' | 'onCancel' | 'submitLabel' | 'isOpened'
> {
  /** Initial values; null for a new one. */
  product: AfyaProductDetail | null
}

/** Form of a product. Derived values, such as the prescription for a controlled product, are shown, not asked for. */
export function ProductForm({ product, ...props }: ProductFormProps) {
  const { t } = useTranslation('pharmacy')
  const initial = useMemo(() => initialProduct(product), [product])
  return (
    <Form
      form={productForm}
      initial={initial}
      describeIssue={({ code, path = [] }) => {
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

/** Note that a product requires a prescription, as soon as its schedule says so. */
function Prescription() {
  const { t } = useTranslation('pharmacy')
  const schedule = productForm.useValue('schedule')
  return (
    // Rendered before its text, which would otherwise not be announced.
    <div role="status">
      {schedule && needsPrescription(schedule) ? (
        <Banner tone="info" isAnnouncedAround>
          {t('product.prescription.follows')}
        </Banner>
      ) : null}
    </div>
  )
}

/** Company of a product, found by name or licence. @param label name of the current company */
function CompanyField({ label }: { label: string }) {
  const { t } = useTranslation('pharmacy')
  const send = useSend()
  const [typed, setTyped] = useState(label)
  return (
    <productForm.Field name="companyId">
      {({ name, onChange, onBlur, errorMessage }) => (
        <SearchField
          {...{ name, onBlur, errorMessage }}
          label={t('product.company')}
          isRequired
          text={typed}
          onTextChange={(text) => {
            setTyped(text)
            onChange('')
          }}
          queryKey={[...resourceKeys.pages(companiesResource.id), 'found']}
          find={async (text, signal) =>
            (await readPage(send, companiesResource, { q: text, pageSize: '10' }, signal)).items
          }
          optionOf={({ companyId, name: found, licenceNo }) => ({
            id: companyId,
            label: found,
            description: <bdi>{licenceNo}</bdi>,
          })}
          onChoose={({ companyId, name: found }) => {
            setTyped(found)
            onChange(companyId)
          }}
        />
      )}
    </productForm.Field>
  )
}
