import type { Kinds } from '@console/core/kinds'
import { Banner, Text } from '@console/ui'
import { useTranslation } from 'react-i18next'
import { actionWord } from '@console/kinds'

export interface UnsentProps {
  kinds: Kinds
  /** What something was written for. */
  actions: readonly string[]
}

/** Says that something was written that this decision does not send. Nothing where nothing was. */
export function Unsent({ kinds, actions }: UnsentProps) {
  const { t } = useTranslation('templates')
  if (actions.length === 0) return null
  return (
    <Banner tone="warning">
      {actions.map((action) => (
        <Text as="p" key={action}>
          {t('decision.unsent', { action: actionWord(kinds, action, t) })}
        </Text>
      ))}
    </Banner>
  )
}
