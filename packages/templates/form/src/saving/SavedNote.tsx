import { useFormats } from '@console/core/i18n'
import { Banner, Button, Text, theme } from '@console/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Saved } from './useAutosave'

export interface SavedNoteProps {
  saved: Saved
  /** Takes the version written elsewhere in place of this one. */
  onTake: () => void
}

/** Status of the autosave: quiet when all is saved, with actions when it is not. */
export function SavedNote({ saved: { state, at, keep }, onTake }: SavedNoteProps) {
  const { t } = useTranslation('form')
  const formats = useFormats()
  if (state === 'outdated')
    return (
      <Banner
        tone="warning"
        actions={
          <>
            <Button onPress={onTake}>{t('decision.conflict.take')}</Button>
            <Button onPress={keep}>{t('form.saved.keep')}</Button>
          </>
        }
      >
        <Text as="p">{t('form.saved.outdated')}</Text>
      </Banner>
    )
  if (state === 'gone')
    return (
      <Banner tone="danger">
        <Text as="p">{t('form.saved.gone')}</Text>
      </Banner>
    )
  const shown =
    state === 'failed'
      ? t('form.saved.failed')
      : state === 'saving'
        ? t('form.saved.saving')
        : at
          ? t('form.saved.at', { time: formats.time(at) })
          : ''
  return (
    <Line size="sm" tone="muted" role={state === 'failed' ? 'status' : undefined}>
      {shown}
    </Line>
  )
}

/* Its room is reserved: changes move nothing. */
const Line = styled(Text)`
  min-block-size: calc(1.4 * ${theme.text.sm});
`
