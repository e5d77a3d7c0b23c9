import { useSend } from '@console/core/api'
import type { Ref } from '@console/core/contracts'
import { useFormats, useTranslate } from '@console/core/i18n'
import { readPage } from '@console/core/resources'
import { afyaProductsResource, strengthText } from '@console/domain/afya-product'
import { FindField } from '@console/form'
import { resourceKeys } from '@console/query-boundary'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * Finds the product of a picture by name, ingredient, or a number on its pack. @param file name of the picture's file
 */
export function ProductField({
  file,
  onChoose,
}: {
  file: string
  onChoose: (product: Ref) => void
}) {
  const { t } = useTranslation('pharmacy-imports')
  const translate = useTranslate()
  const formats = useFormats()
  const send = useSend()
  const [typed, setTyped] = useState('')
  return (
    <FindField
      label={t('pictures.product', { file })}
      text={typed}
      onTextChange={setTyped}
      queryKey={[...resourceKeys.pages(afyaProductsResource.id), 'found']}
      find={async (text, signal) =>
        (await readPage(send, afyaProductsResource, { q: text, pageSize: '10' }, signal)).items
      }
      optionOf={({ productId, brandName, genericName, strengthLabel }) => ({
        id: productId,
        label: brandName,
        description: (
          <bdi>
            {genericName} · {strengthText(strengthLabel, translate, formats)}
          </bdi>
        ),
      })}
      onChoose={({ productId, brandName }) => onChoose({ token: productId, label: brandName })}
    />
  )
}
