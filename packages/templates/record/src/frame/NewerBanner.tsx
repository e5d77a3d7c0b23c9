import { useSay } from '@console/core/i18n'
import { Banner, Button } from '@console/ui'

/** Announces a newer version, which is shown on request. */
export function NewerBanner({ onTake }: { onTake: () => void }) {
  const say = useSay()
  return (
    <Banner
      tone="warning"
      actions={<Button onPress={onTake}>{say('form:decision.conflict.take')}</Button>}
    >
      {say('record:record.newer')}
    </Banner>
  )
}
