import { theme, VisuallyHidden } from '@console/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

export interface PreviousValueProps {
  /** Live value until the update is approved. */
  children: ReactNode
}

/** Live value, crossed out, beside the submitted one. */
export function PreviousValue({ children }: PreviousValueProps) {
  const { t } = useTranslation('details')
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
