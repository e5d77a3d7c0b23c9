import { useFormats } from '@console/core/i18n'
import { Button, Dialog, RadioGroup, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact, ContactFields } from '../contract'
import { nameOf } from '../nameOf'

interface MergeDialogProps {
  /** Contact that stays; the other goes to the bin. */
  stored: Contact
  other: Contact
  onMerge: (fields: ContactFields) => void
  onClose: () => void
}

/** Merges two contacts; where both differ, the user chooses a value. */
export function MergeDialog({ stored, other, onMerge, onClose }: MergeDialogProps) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const [isOther, setIsOther] = useState<Chosen>({})
  const name = formats.isolate(nameOf(other))
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('merge.title')}
      closeLabel={t('merge.cancel')}
      footer={
        <Button variant="primary" onPress={() => onMerge(merged(stored, other, isOther))}>
          {t('merge.do')}
        </Button>
      }
    >
      <Stack>
        <Text as="p" tone="muted">
          {t('merge.message', { name })}
        </Text>
        {differing(stored, other).map((field) => (
          <RadioGroup
            key={field}
            label={t(`contact.${field}`)}
            options={[
              { id: 'kept', label: stored[field] },
              { id: 'other', label: other[field] },
            ]}
            value={isOther[field] ? 'other' : 'kept'}
            onChange={(id) => setIsOther({ ...isOther, [field]: id === 'other' })}
          />
        ))}
      </Stack>
    </Dialog>
  )
}

/** Fields that are merged one by one, in the order of the form; the notes of both are kept. */
const fields = [
  'name',
  'lastName',
  'email',
  'phone',
  'company',
  'jobTitle',
  'nickname',
  'birthday',
  'address',
] as const satisfies readonly (keyof ContactFields)[]

/** Field that is merged. */
type MergedField = (typeof fields)[number]

/** Fields taken from the other contact. */
type Chosen = Partial<Record<MergedField, boolean>>

/** Fields in which two contacts differ, of which the user chooses one value. */
export function differing(one: Contact, other: Contact): readonly MergedField[] {
  return fields.filter((field) => one[field] && other[field] && one[field] !== other[field])
}

/** Merges two contacts; a value that only one has is taken. */
export function merged(one: Contact, other: Contact, isOther: Chosen): ContactFields {
  const of = (field: MergedField) =>
    isOther[field] ? other[field] || one[field] : one[field] || other[field]
  return {
    name: of('name'),
    lastName: of('lastName'),
    nickname: of('nickname'),
    company: of('company'),
    jobTitle: of('jobTitle'),
    email: of('email'),
    phone: of('phone'),
    address: of('address'),
    birthday: of('birthday'),
    notes: [...new Set([one.notes, other.notes])].filter(Boolean).join('\n').slice(0, 2000),
  }
}
