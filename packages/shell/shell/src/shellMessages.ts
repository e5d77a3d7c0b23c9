import { connectivityMessages } from '@console/shell-connectivity'
import { frameMessages } from '@console/shell-frame'
import { navigationMessages } from '@console/shell-navigation'
import { renewalMessages } from '@console/shell-renewal'
import { themePanelMessages } from '@console/shell-theme-panel'
import { toolbarMessages } from '@console/shell-toolbar'
import { menuMessages } from './messages'

/** Messages that the shell needs from the start: fetched with it, in one file per language. */
export const shellMessages = [
  connectivityMessages,
  frameMessages,
  menuMessages,
  navigationMessages,
  renewalMessages,
  themePanelMessages,
  toolbarMessages,
]
