import { Key, theme } from '@console/ui'
import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { commandPaletteKeys } from '../ShortcutsDialog/useShellKeys'
import type { ToolbarButtonProps } from '../ToolbarButton/ToolbarButton'

/**
 * The search as a permanent field in the toolbar, where a layout has room for one. It opens the command palette, which covers it and
 * receives the typed text.
 */
export function CommandPaletteField({
  isOpen,
  onPress,
  onIntent,
}: Omit<ToolbarButtonProps, 'opens'>) {
  const { t } = useTranslation('toolbar')
  return (
    <Field
      type="button"
      aria-expanded={isOpen}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Search size={18} aria-hidden />
      {t('open.commandPalette')}
      <Keys aria-hidden>
        {commandPaletteKeys()
          .split('+')
          .map((key) => (
            <Key key={key}>{key}</Key>
          ))}
      </Keys>
    </Field>
  )
}

const Field = styled.button`
  display: flex;
  flex: 0 1 420px;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  block-size: ${theme.size.control};
  padding-inline: ${theme.space[3]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.textMuted};
  font: 400 ${theme.text.md}/1.5 ${theme.font.family};
  cursor: text;

  &:hover {
    border-color: ${theme.color.text};
  }
`

const Keys = styled.span`
  display: flex;
  gap: ${theme.space[1]};
  margin-inline-start: auto;
`
