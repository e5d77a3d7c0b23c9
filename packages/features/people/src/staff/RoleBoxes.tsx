import { useTranslate } from '@console/core/i18n'
import { useSessionState } from '@console/core/session'
import { type StaffRole, staffRoles } from '@console/domain/staff-member'
import type { BoundField } from '@console/form'
import { Checkbox, FieldSet, Stack, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Checkboxes for the roles of a person, with descriptions. Only a SuperAdmin can assign SuperAdmin. */
export function RoleBoxes({ value, onChange, errorMessage }: BoundField<(StaffRole | null)[]>) {
  const { t } = useTranslation('people')
  const translate = useTranslate()
  const { roles } = useSessionState()
  const isSuperAdmin = roles.includes('SuperAdmin')
  return (
    <FieldSet label={t('roles.field')} isRequired errorMessage={errorMessage}>
      <Stack gap={2}>
        {staffRoles.map((role) => {
          const isReserved = role === 'SuperAdmin' && !isSuperAdmin
          return (
            <Checkbox
              key={role}
              isSelected={value.includes(role)}
              isDisabled={isReserved}
              onChange={(isSelected) =>
                onChange(
                  staffRoles.filter((each) => (each === role ? isSelected : value.includes(each))),
                )
              }
            >
              {translate(`staff-member:role.${role}`)}
              <Text as="span" size="sm" tone="muted">
                {' '}
                {isReserved ? t('roles.reserved') : t(`roles.${role}.note`)}
              </Text>
            </Checkbox>
          )
        })}
      </Stack>
    </FieldSet>
  )
}
