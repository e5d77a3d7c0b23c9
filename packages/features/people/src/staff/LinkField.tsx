import { useNotices } from '@console/core/notices'
import { Button, Stack, TextField } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface LinkFieldProps {
  /** A path of the console with its query. */
  link: string
  note: string
  /** Beside the button that copies it. */
  children?: ReactNode
}

/** The link of an invitation as it is mailed, to be handed on by hand. */
export function LinkField({ link, note, children }: LinkFieldProps) {
  const { t } = useTranslation('people')
  const notices = useNotices()
  const address = new URL(link, location.origin).href
  async function copy() {
    await navigator.clipboard.writeText(address)
    notices.snackbar({ variant: 'success', title: t('invite.copied') })
  }
  return (
    <>
      <TextField label={t('invite.link')} description={note} value={address} isReadOnly dir="ltr" />
      <Stack direction="row" gap={2}>
        <Button variant="primary" onPress={() => void copy()}>
          {t('invite.copy')}
        </Button>
        {children}
      </Stack>
    </>
  )
}
