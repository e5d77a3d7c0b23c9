import type { Action } from '@console/domain/approval'
import { useFormats } from '@console/core/i18n'
import { Text, type TextProps } from '@console/ui'
import { useTranslation } from 'react-i18next'

export interface ConsequenceProps extends Pick<TextProps, 'size' | 'tone'> {
  action: Action
  /** Whether it is about several records. */
  isMany: boolean
  /** How many other records disappear with what is suspended, as far as that is known. */
  hidden?: number
}

/** Nothing is decided by these: they are taken back by one another. */
const passing: readonly Action[] = ['claim', 'release']

/** What will happen, to whom, and whether it can be taken back. */
export function Consequence({ action, isMany, hidden = 0, ...look }: ConsequenceProps) {
  const { t } = useTranslation('templates')
  const formats = useFormats()
  const sentences = [
    t(`decision.consequence.${isMany ? 'many' : 'one'}.${action}`),
    action === 'suspend' && hidden > 0
      ? t('decision.consequence.hidden', { count: hidden, number: formats.number(hidden) })
      : null,
    passing.includes(action) ? null : t('decision.consequence.undo'),
  ]
  return (
    <Text as="p" {...look}>
      {sentences.filter((sentence) => sentence !== null).join(' ')}
    </Text>
  )
}
