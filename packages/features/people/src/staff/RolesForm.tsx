import { useTranslate } from '@console/core/i18n'
import type { ActionFormProps } from '@console/decision'
import {
  difference,
  invitation,
  type StaffMember,
  type StaffRole,
  staffRoles,
} from '@console/domain/staff-member'
import { defineForm, Form } from '@console/form'
import { Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { Abilities } from './Abilities'
import { RoleBoxes } from './RoleBoxes'

const rolesForm = defineForm(z.pick(invitation, { roles: true }))

/** Form of `change_roles`: shows added and removed capabilities before saving. */
export function RolesForm({ row, draft, write, onSent, onCancel }: ActionFormProps<StaffMember>) {
  const { t } = useTranslation('people')
  const translate = useTranslate()
  return (
    <Form
      form={rolesForm}
      draft={draft}
      initial={{ roles: row.roles }}
      write={write}
      onSent={onSent}
      onCancel={onCancel}
      submitLabel={t('roles.submit')}
      describeIssue={() => translate('staff-member:blocker.roles_missing')}
    >
      <Stack gap={4}>
        <rolesForm.Field name="roles">{(field) => <RoleBoxes {...field} />}</rolesForm.Field>
        <Difference before={row.roles} />
      </Stack>
    </Form>
  )
}

function Difference({ before }: { before: readonly StaffRole[] }) {
  const { t } = useTranslation('people')
  const chosen = rolesForm.useValue('roles')
  const after = staffRoles.filter((role) => chosen.includes(role))
  const { added, taken } = difference(before, after)
  return (
    <div role="status">
      {added.length + taken.length === 0 ? (
        <Text tone="muted">{t('roles.nothing')}</Text>
      ) : (
        <Stack gap={3}>
          <Abilities title={t('roles.added')} abilities={added} />
          <Abilities title={t('roles.taken')} abilities={taken} />
        </Stack>
      )}
    </div>
  )
}
