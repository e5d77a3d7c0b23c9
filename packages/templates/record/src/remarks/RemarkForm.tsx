import { useSend } from '@console/core/api'
import type { ActionableRow } from '@console/core/workflows'
import { type Remark, remarkBody, writeRemark } from '@console/core/remarks'
import type { Resource } from '@console/core/resources'
import { defineForm, Form } from '@console/form'
import { TextArea } from '@console/ui'
import { useTranslation } from 'react-i18next'

const written = defineForm(remarkBody)

interface RemarkFormProps<Row extends ActionableRow> {
  resource: Pick<Resource<Row>, 'base' | 'path'>
  token: string
  onSent: (remark: Remark) => void
  onCancel: () => void
}

/** Form of a remark: the input stays until it is sent, and is sent once. */
export function RemarkForm<Row extends ActionableRow>({
  resource,
  token,
  onSent,
  onCancel,
}: RemarkFormProps<Row>) {
  const { t } = useTranslation('record')
  const send = useSend()
  return (
    <Form
      form={written}
      draft={`remark:${resource.path}:${token}`}
      isOpened
      isShort
      initial={{ text: '' }}
      write={(body, key) => writeRemark(send, resource, token, body, key)}
      onSent={onSent}
      onCancel={onCancel}
      submitLabel={t('record.remark.submit')}
    >
      <written.Field name="text">
        {(field) => (
          <TextArea
            label={t('record.remark.text')}
            description={t('record.remark.textHelp')}
            isRequired
            autoFocus
            {...field}
          />
        )}
      </written.Field>
    </Form>
  )
}
