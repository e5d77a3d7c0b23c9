import { useFormats } from '@console/core/i18n'
import { Button, Dialog, RadioGroup, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact, ContactFields } from '../contract'
import { type Chosen, differing, merged } from '../merging'
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
