import { IconButton } from '@console/ui'
import { Bookmark, MessagesSquare, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

export interface ToolbarButtonProps {
  /** What it opens. The chat's button is there on small screens only: on large ones its contacts stand beside the page. */
  opens: 'finder' | 'quickPanel' | 'chat'
  isOpen: boolean
  onPress: () => void
  /** Called when the pointer or the focus comes to it: time to fetch what it opens. */
  onIntent: () => void
}

const icons = { finder: Search, quickPanel: Bookmark, chat: MessagesSquare }

/** Opens and closes a part of the shell from the toolbar (specification 2). */
export function ToolbarButton({ opens, isOpen, onPress, onIntent }: ToolbarButtonProps) {
  const { t } = useTranslation('toolbar')
  const Icon = icons[opens]
  return (
    <Place data-opens={opens}>
      <IconButton
        label={t(`open.${opens}`)}
        tooltipPlacement="bottom"
        aria-expanded={isOpen}
        aria-keyshortcuts={opens === 'finder' ? 'Control+K Meta+K' : undefined}
        onPress={onPress}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        <Icon />
      </IconButton>
    </Place>
  )
}

/* Specification 2 and 9: below the lg breakpoint. */
const Place = styled.span`
  display: contents;

  @media (min-width: 1280px) {
    &[data-opens='chat'] {
      display: none;
    }
  }
`
