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

/** The shortcut that opens the finder, as the user's keyboard names it. */
export function finderKeys(): string {
  return /Mac OS|iPhone|iPad/.test(navigator.userAgent) ? '⌘+K' : 'Ctrl+K'
}

/** The shortcuts of the shell itself, translated and as the user's keyboard names them. */
export function useShellKeys(): KeyGroup {
  const { t } = useTranslation('toolbar')
  return {
    title: t('keys.everywhere'),
    keys: [
      { keys: [finderKeys()], what: t('keys.finder') },
      { keys: ['?'], what: t('keys.sheet') },
      { keys: ['Esc'], what: t('keys.escape') },
    ],
  }
}
