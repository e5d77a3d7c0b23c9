import { useSend } from '@console/core/api'
import { useFormats, useTranslate } from '@console/core/i18n'
import { hasCapability } from '@console/core/permissions'
import { useSessionState } from '@console/core/session'
import {
  abilitiesOf,
  invitation,
  type Invited,
  inviteStaff,
  staffCapabilities,
  staffPath,
  staffRoles,
  staffResource,
} from '@console/domain/staff-member'
import { defineForm, Form } from '@console/form'
import { resourceKeys } from '@console/query-boundary'
import {
  Button,
  Card,
  CopyField,
  Heading,
  Link,
  Stack,
  StatePanel,
  Text,
  TextField,
} from '@console/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Abilities } from './Abilities'
import { RoleBoxes } from './RoleBoxes'

const inviteForm = defineForm(invitation)

/** /staff-members?new=1: invites a person, and shows the mailed link once. */
export function InviteScreen() {
  const { t } = useTranslation('people')
  const { roles } = useSessionState()
  const [invited, setInvited] = useState<Invited | null>(null)
  const back = (
    <Link variant="alone" href={staffPath}>
      {t('invite.back')}
    </Link>
  )
  if (!hasCapability(roles, staffCapabilities.manage))
    return (
      <StatePanel headingLevel={1} kind="refused" title={t('invite.refused')} actions={back}>
        {t('invite.refused.message')}
      </StatePanel>
    )
  return (
    <Stack gap={3}>
      {back}
      {invited === null ? (
        <Inviting onInvited={setInvited} />
      ) : (
        <Done invited={invited} onAnother={() => setInvited(null)} />
      )}
    </Stack>
  )
}

function Inviting({ onInvited }: { onInvited: (invited: Invited) => void }) {
  const { t } = useTranslation('people')
  const translate = useTranslate()
  const send = useSend()
  const queries = useQueryClient()
  return (
    <>
      <Heading level={1}>{t('invite.title')}</Heading>
      <Card>
        <Form
          form={inviteForm}
          draft="staff:new"
          initial={{ name: '', email: '', roles: ['staff'] }}
          isOpened
          write={(body, key) => inviteStaff(send, body, key)}
          onSent={(answer) => {
            void queries.invalidateQueries({ queryKey: resourceKeys.of(staffResource.id) })
            onInvited(answer)
          }}
          submitLabel={t('invite.submit')}
          describeIssue={({ path = [] }) =>
            path[0] === 'roles' ? translate('staff-member:blocker.roles_missing') : undefined
          }
        >
          <Stack gap={4}>
            <inviteForm.Field name="name">
              {(field) => <TextField label={t('invite.name')} isRequired {...field} />}
            </inviteForm.Field>
            <inviteForm.Field name="email">
              {(field) => (
                <TextField label={t('invite.email')} type="email" isRequired dir="ltr" {...field} />
              )}
            </inviteForm.Field>
            <inviteForm.Field name="roles">{(field) => <RoleBoxes {...field} />}</inviteForm.Field>
            <Chosen />
          </Stack>
        </Form>
      </Card>
    </>
  )
}

/** Capabilities of the chosen roles. */
function Chosen() {
  const { t } = useTranslation('people')
  const chosen = inviteForm.useValue('roles')
  const { can } = abilitiesOf(staffRoles.filter((role) => chosen.includes(role)))
  return <Abilities title={t('access.can')} abilities={can} />
}

interface DoneProps {
  invited: Invited
  onAnother: () => void
}

function Done({ invited: { member, link }, onAnother }: DoneProps) {
  const { t } = useTranslation('people')
  const formats = useFormats()
  const day = formats.date(new Date(member.inviteExpiresAt ?? ''))
  return (
    <>
      <Heading level={1}>{t('invite.done', { name: member.name })}</Heading>
      <Card>
        <Stack gap={3}>
          <Text as="p" role="status">
            {t('invite.done.message', { email: member.email, day })}
          </Text>
          <CopyField
            label={t('invite.link')}
            description={t('invite.link.note')}
            value={new URL(link, location.origin).href}
            copyLabel={t('invite.copy')}
            copiedLabel={t('invite.copied')}
          />
          <Stack direction="row">
            <Button onPress={onAnother}>{t('invite.another')}</Button>
          </Stack>
        </Stack>
      </Card>
    </>
  )
}
