import { useFormats } from '@console/core/i18n'
import { type Registration, toRegisteredPlace, toRegistration } from '@console/domain/registration'
import { Button, Stack, TextField } from '@console/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The link that a registration is gone on with, here or on another device: whoever has it can. */
export function ResumeLink({ registration }: { registration: Registration }) {
  const { t } = useTranslation('registration')
  const formats = useFormats()
  const [isCopied, setCopied] = useState(false)
  const { option, draftToken, hasDocuments, expiresAt } = registration
  const path = hasDocuments
    ? toRegisteredPlace(draftToken)
    : toRegistration(option, draftToken, 'documents')
  const address = new URL(path, location.origin).href
  async function copy() {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  return (
    <Stack gap={2}>
      <TextField
        label={t('resume.label')}
        description={t('resume.note', { day: formats.date(new Date(expiresAt)) })}
        value={address}
        isReadOnly
        isCode
        dir="ltr"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button onPress={() => void copy()}>{t(isCopied ? 'resume.copied' : 'resume.copy')}</Button>
    </Stack>
  )
}
