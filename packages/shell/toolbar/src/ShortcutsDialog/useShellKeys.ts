import { useTranslation } from 'react-i18next'

/** Keys that belong together. */
export interface KeyGroup {
  title: string
  keys: readonly {
    /** Keys that do the same, as they are written on the keyboard; `+` stands between those that are pressed together. */
    keys: readonly string[]
    what: string
  }[]
}

/** What opens the finder, as the reader's keyboard names it. */
export function finderKeys(): string {
  return /Mac OS|iPhone|iPad/.test(navigator.userAgent) ? '⌘+K' : 'Ctrl+K'
}

/** The keys of the shell itself, in words and as the reader's keyboard names them. */
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
