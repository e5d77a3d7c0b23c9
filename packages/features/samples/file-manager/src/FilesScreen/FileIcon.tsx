import { theme } from '@console/ui'
import { FileText, Folder, Sheet } from 'lucide-react'
import styled from 'styled-components'
import type { StoredFile } from '../contract'

const icons = { folder: Folder, document: FileText, spreadsheet: Sheet }

/** File type as an icon; the text beside it says the same. */
export function FileIcon({ type, size }: Pick<StoredFile, 'type'> & { size: number }) {
  const Icon = icons[type]
  return (
    <Root data-type={type}>
      <Icon size={size} strokeWidth={1.75} aria-hidden />
    </Root>
  )
}

const Root = styled.span`
  display: flex;
  flex: none;
  color: ${theme.color.textMuted};

  &[data-type='folder'] {
    color: ${theme.color.accent};
  }
`
