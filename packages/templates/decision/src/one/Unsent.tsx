import { useTranslate } from '@console/core/i18n'
import type { Kinds } from '@console/core/kinds'
import { Banner, Text } from '@console/ui'
import { actionWord } from '@console/kinds'

export interface UnsentProps {
  kinds: Kinds
  /** Actions with drafts. */
  actions: readonly string[]
}

/** Warns about drafts that this decision does not send. Renders nothing without any. */
export function Unsent({ kinds, actions }: UnsentProps) {
  const translate = useTranslate()
  if (actions.length === 0) return null
  return (
    <Banner tone="warning">
      {actions.map((action) => (
        <Text as="p" key={action}>
          {translate('decision:decision.unsent', { action: actionWord(kinds, action, translate) })}
        </Text>
      ))}
    </Banner>
  )
}
