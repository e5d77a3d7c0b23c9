import { connectivityWords } from '@console/shell-connectivity'
import { frameWords } from '@console/shell-frame'
import { navigationWords } from '@console/shell-navigation'
import { renewalWords } from '@console/shell-renewal'
import { themePanelWords } from '@console/shell-theme-panel'
import { toolbarWords } from '@console/shell-toolbar'

/** Messages that the shell needs from the start: fetched with it, in one file per language. */
export const shellWords = [
  connectivityWords,
  frameWords,
  navigationWords,
  renewalWords,
  themePanelWords,
  toolbarWords,
]
