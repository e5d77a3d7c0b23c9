import { useSend } from '@console/core/api'
import { useFormats } from '@console/core/i18n'
import {
  type StaffMemberDetail,
  staffResource,
  requestInviteLink,
} from '@console/domain/staff-member'
import { resourceKeys } from '@console/query-boundary'
import { Button, Card, CopyField, Stack, Text } from '@console/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/**
 * Mutation that requests the invitation link. Held by the parent, since the request is in the record's history, so that
 * the record is read again.
 */
export type ShownInviteLink = ReturnType<typeof useInviteLink>

/** Requests the link of the current invitation, identified by its last day. It is not cached. */
export function useInviteLink(staffToken: string) {
  const send = useSend()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (_inviteExpiresAt: string) => requestInviteLink(send, staffToken),
    gcTime: 0,
    // The request created a new version of the record.
    onSuccess: () => queries.invalidateQueries({ queryKey: resourceKeys.of(staffResource.id) }),
  })
}

interface InviteLinkProps {
  member: StaffMemberDetail
  inviteExpiresAt: string
  reported: ShownInviteLink
}

/** Current invitation: its end, and that earlier ones are invalid. Users who may resend it can see its link. */
export function InviteLink({ member, inviteExpiresAt, reported }: InviteLinkProps) {
  const { t } = useTranslation('people')
  const formats = useFormats()
  const { email, _actions } = member
  // A resent invitation has another link.
  const link = reported.variables === inviteExpiresAt ? reported.data : undefined
  const mayAsk = _actions.some(({ action, blocker }) => action === 'resend' && !blocker)
  return (
    <Card heading={t('link.title')} headingLevel={3} headingSize="md">
      <Stack gap={3}>
        <Text as="p">
          {t('link.only', {
            email: formats.isolate(email),
            day: formats.date(new Date(inviteExpiresAt)),
          })}
        </Text>
        {link !== undefined ? (
          <CopyField
            label={t('invite.link')}
            description={t('link.note')}
            value={new URL(link, location.origin).href}
            copyLabel={t('invite.copy')}
            copiedLabel={t('invite.copied')}
          />
        ) : mayAsk ? (
          <Stack gap={2} align="start">
            <Text as="p" size="sm" tone="muted">
              {t('link.note')}
            </Text>
            <Button onPress={() => reported.mutate(inviteExpiresAt)}>{t('link.show')}</Button>
            {reported.isError ? (
              <Text as="p" tone="danger" role="alert">
                {t('link.failed')}
              </Text>
            ) : null}
          </Stack>
        ) : null}
      </Stack>
    </Card>
  )
}
