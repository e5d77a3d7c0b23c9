import { useTranslation } from 'react-i18next'

/** A group of shortcuts. */
export interface KeyGroup {
  title: string
  keys: readonly {
    /** Alternative keys, as printed on the keyboard; `+` separates those that are pressed together. */
    keys: readonly string[]
    what: string
  }[]
}

/** The shortcut that opens the command palette, as the user's keyboard names it. */
export function commandPaletteKeys(): string {
  return /Mac OS|iPhone|iPad/.test(navigator.userAgent) ? '⌘+K' : 'Ctrl+K'
}

/** The shortcuts of the shell itself, translated and as the user's keyboard names them. */
export function useShellKeys(): KeyGroup {
  const { t } = useTranslation('toolbar')
  return {
    title: t('keys.everywhere'),
    keys: [
      { keys: [commandPaletteKeys()], what: t('keys.commandPalette') },
      { keys: ['?'], what: t('keys.sheet') },
      { keys: ['Esc'], what: t('keys.escape') },
    ],
  }
}
