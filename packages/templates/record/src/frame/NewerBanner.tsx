import { useTranslate } from '@console/core/i18n'
import { Banner, Button } from '@console/ui'

/** Announces a newer version, which is shown on request. */
export function NewerBanner({ onTake }: { onTake: () => void }) {
  const translate = useTranslate()
  return (
    <Banner
      tone="warning"
      actions={<Button onPress={onTake}>{translate('form:decision.conflict.take')}</Button>}
    >
      {translate('record:record.newer')}
    </Banner>
  )
}
