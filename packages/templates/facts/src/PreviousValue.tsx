import { theme, VisuallyHidden } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

export interface PreviousValueProps {
  /** What is live until an update is approved. */
  children: ReactNode
}

/** What is live, struck, beside what was submitted instead. */
export function PreviousValue({ children }: PreviousValueProps) {
  const { t } = useTranslation('facts')
  return (
    <Old>
      <VisuallyHidden>{t('record.diff.before')}: </VisuallyHidden>
      {children}
    </Old>
  )
}

const Old = styled.del`
  color: ${theme.color.textMuted};
`
