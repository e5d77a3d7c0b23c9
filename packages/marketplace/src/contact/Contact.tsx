import { useFormats } from '@console/core/i18n'
import { hasCapability } from '@console/core/permissions'
import { useSessionState } from '@console/core/session'
import {
  type ContactField,
  type ShopUser,
  shopUserCapabilities,
  revealBody,
  revealContact,
  shopUsersResource,
} from '@console/domain/shop-user'
import { Button, IconButton, Stack, Text, theme, TextArea } from '@console/ui'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useSend } from '@console/core/api'
import { defineForm, Form, FormDialog } from '@console/form'
import { resourceKeys } from '@console/query-boundary'
import { useQueryClient } from '@tanstack/react-query'
import type { ShownFor } from './useShownFor'

interface ContactProps {
  user: Pick<ShopUser, 'userToken' | 'name'>
  field: ContactField
  /** Masked value, visible to everyone; null if unknown. */
  masked: string | null
  /** Set for a deleted account, whose contacts no longer exist, and for an unconfirmed one, whose contacts are unknown. */
  isGone?: boolean
  /** Within a list of details: the button is an icon. */
  isDetail?: boolean
  /** Revealed value. The parent owns it, because the record is refetched once the history has the entry. */
  revealed: ShownFor
}

/**
 * A contact of a customer, masked. A user with the capability can reveal it for a reason: it is shown for a minute. No
 * cache, draft or address contains it.
 */
export function Contact({
  user,
  field,
  masked,
  isGone = false,
  isDetail = false,
  revealed: { shown, secondsLeft, show, hide },
}: ContactProps) {
  const { t } = useTranslation('marketplace')
  const formats = useFormats()
  const { roles } = useSessionState()
  const [isAsking, setAsking] = useState(false)
  const mayReveal = !isGone && masked !== null && hasCapability(roles, shopUserCapabilities.reveal)
  return (
    <Line data-detail={isDetail || undefined}>
      <Text as="p" role="status">
        <bdi dir="ltr">{shown ?? masked ?? '–'}</bdi>
      </Text>
      {shown !== null ? (
        <Stack direction="row" gap={2} align="center">
          {isDetail ? (
            <IconButton label={t('contact.hide')} onPress={hide}>
              <EyeOff aria-hidden />
            </IconButton>
          ) : (
            <Button onPress={hide}>{t('contact.hide')}</Button>
          )}
          <Text size="sm" tone="muted">
            {t('contact.left', { count: secondsLeft, number: formats.number(secondsLeft) })}
          </Text>
        </Stack>
      ) : !mayReveal ? null : isDetail ? (
        <IconButton label={t(`contact.reveal.${field}`)} onPress={() => setAsking(true)}>
          <Eye aria-hidden />
        </IconButton>
      ) : (
        <Button onPress={() => setAsking(true)}>{t(`contact.reveal.${field}`)}</Button>
      )}
      <RevealDialog
        isOpen={isAsking}
        user={user}
        field={field}
        onClose={() => setAsking(false)}
        onRevealed={(value) => {
          setAsking(false)
          show(value)
        }}
      />
    </Line>
  )
}

const Line = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};

  &[data-detail] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
  }
`

const reveal = defineForm(revealBody)

interface RevealDialogProps {
  isOpen: boolean
  user: Pick<ShopUser, 'userToken' | 'name'>
  field: ContactField
  onClose: () => void
  onRevealed: (value: string) => void
}

/** Asks for the reason, and reveals a customer's contact. The reason is not stored before it is sent. */
function RevealDialog({ isOpen, user, field, onClose, onRevealed }: RevealDialogProps) {
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
