import { useFormats } from '@console/core/i18n'
import { type Registration, toRegisteredPlace, toRegistration } from '@console/domain/registration'
import { CopyField } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** Link to resume a registration, here or on another device, for anyone who has it. */
export function ResumeLink({ registration }: { registration: Registration }) {
  const { t } = useTranslation('registration')
  const formats = useFormats()
  const { option, draftToken, hasDocuments, expiresAt } = registration
  const path = hasDocuments
    ? toRegisteredPlace(draftToken)
    : toRegistration(option, draftToken, 'documents')
  return (
    <CopyField
      label={t('resume.label')}
      description={t('resume.note', { day: formats.date(new Date(expiresAt)) })}
      value={new URL(path, location.origin).href}
      copyLabel={t('resume.copy')}
      copiedLabel={t('resume.copied')}
    />
  )
}
