/** Whose words the shell is drawn with from the beginning: they are fetched with it, in one file per language. */
export const shellNamespaces = [
  'connectivity',
  'frame',
  'navigation',
  'renewal',
  'theme-panel',
  'toolbar',
]
