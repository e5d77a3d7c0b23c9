import { Heading, StatePanel, Stack } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** /owner-name/thing-name: an empty screen. Not shown in the specification. */
export function ThingNameScreen() {
  const { t } = useTranslation('owner-name')
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('thingName.title')}</Heading>
      <StatePanel kind="empty" title={t('thingName.empty.title')}>
        {t('thingName.empty.message')}
      </StatePanel>
    </Stack>
  )
}
