import { Banner, Button } from '@console/ui'
import { useTranslation } from 'react-i18next'

/** There is a newer version than the one that is shown; it is taken when that is asked for. */
export function NewerBanner({ onTake }: { onTake: () => void }) {
  const { t } = useTranslation('templates')
  return (
    <Banner
      tone="warning"
      actions={<Button onPress={onTake}>{t('decision.conflict.take')}</Button>}
    >
      {t('record.newer')}
    </Banner>
  )
}
