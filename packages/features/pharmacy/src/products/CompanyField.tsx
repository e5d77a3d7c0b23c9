import { useSend } from '@console/core/api'
import { readPage } from '@console/core/resources'
import { companiesResource } from '@console/domain/company'
import { FindField } from '@console/form'
import { resourceKeys } from '@console/query-boundary'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { productForm } from './productForm'

/** Company of a product, found by name or licence. @param label name of the current company */
export function CompanyField({ label }: { label: string }) {
  const { t } = useTranslation('pharmacy')
  const send = useSend()
  const [typed, setTyped] = useState(label)
  return (
    <productForm.Field name="companyId">
      {({ name, onChange, onBlur, errorMessage }) => (
        <FindField
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
