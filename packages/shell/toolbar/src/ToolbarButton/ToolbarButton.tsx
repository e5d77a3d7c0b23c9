import { IconButton } from '@console/ui'
import { Bookmark, MessagesSquare, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export interface ToolbarButtonProps {
  /** The part it opens. */
  opens: 'commandPalette' | 'quickPanel' | 'chat'
  isOpen: boolean
  onPress: () => void
  /** Called on hover or focus: time to fetch that part. */
  onIntent: () => void
}

const icons = { commandPalette: Search, quickPanel: Bookmark, chat: MessagesSquare }

/** Opens and closes a part of the shell from the toolbar (specification 2). */
export function ToolbarButton({ opens, isOpen, onPress, onIntent }: ToolbarButtonProps) {
  const { t } = useTranslation('toolbar')
  const Icon = icons[opens]
  return (
    <IconButton
      label={t(`open.${opens}`)}
      tooltipPlacement="bottom"
      aria-expanded={isOpen}
      aria-keyshortcuts={opens === 'commandPalette' ? 'Control+K Meta+K' : undefined}
      onPress={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Icon />
    </IconButton>
  )
}
