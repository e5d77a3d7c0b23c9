import { useSay } from '@console/core/i18n'
import { Banner, Button } from '@console/ui'

/** There is a newer version than the one that is shown; it is taken when that is asked for. */
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
