import { theme, VisuallyHidden } from '@console/ui'
import { CloudDownload } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** Marks a file that is available offline on the user's devices. */
export function OfflineMark() {
  const { t } = useTranslation('file-manager')
  const word = t('details.offline.yes')
  return (
    <Root title={word}>
      <CloudDownload size={14} aria-hidden />
      <VisuallyHidden>{word}</VisuallyHidden>
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  flex: none;
  margin-inline-start: ${theme.space[1]};
  color: ${theme.color.textMuted};
  vertical-align: -2px;
`
