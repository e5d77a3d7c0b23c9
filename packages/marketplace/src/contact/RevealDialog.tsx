import { useSend } from '@console/core/api'
import {
  type ContactField,
  revealBody,
  revealContact,
  type ShopUser,
  shopUsersResource,
} from '@console/domain/shop-user'
import { defineForm, Form, FormDialog } from '@console/form'
import { resourceKeys } from '@console/query-boundary'
import { Text, TextArea } from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

const reveal = defineForm(revealBody)

interface RevealDialogProps {
  isOpen: boolean
  user: Pick<ShopUser, 'userToken' | 'name'>
  field: ContactField
  onClose: () => void
  onRevealed: (value: string) => void
}

/** Asks for the reason, and reveals a customer's contact. The reason is not stored before it is sent. */
export function RevealDialog({ isOpen, user, field, onClose, onRevealed }: RevealDialogProps) {
  const { t } = useTranslation('marketplace')
  const send = useSend()
  const queries = useQueryClient()
  const { userToken, name } = user
  return (
    <FormDialog isOpen={isOpen} title={t(`contact.reveal.${field}`)} onClose={onClose}>
      {(close) => (
        <Form
          form={reveal}
          initial={{ field, reason: '' }}
          write={(body) => revealContact(send, userToken, body)}
          onSent={(value) => {
            // The reveal is in the history, and made a new version of the record.
            void queries.invalidateQueries({ queryKey: resourceKeys.of(shopUsersResource.id) })
            onRevealed(value)
          }}
          onCancel={close}
          submitLabel={t('contact.submit')}
          describeIssue={() => t('contact.reason.short')}
        >
          <Text as="p">{t('contact.consequence', { name })}</Text>
          <reveal.Field name="reason">
            {(bound) => <TextArea label={t('contact.reason')} isRequired {...bound} />}
          </reveal.Field>
        </Form>
      )}
    </FormDialog>
  )
}
