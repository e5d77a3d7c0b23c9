import { createRouteTable, type Feature } from '@console/core/routes'
import { afyaProductImports } from '@console/sample/afya-product'
import { companyImports } from '@console/sample/company'
import { queueEndpoints } from '@console/sample/queues'
import { searchEndpoints } from '@console/sample/search'
import { createParts, Shell } from '@console/shell'
import { quickPanelHandlers } from '@console/shell-quick-panel/mocks'
import { teamChatHandlers } from '@console/team-chat/mocks'
import { messages } from './messages'

export { shellMessages } from '@console/shell'

const files = import.meta.glob<Readonly<Record<string, Feature>>>(
  '../../packages/{features,features/samples}/*/src/index.ts',
  { eager: true },
)

const features = Object.values(files).flatMap((file) => Object.values(file))

/** The shell as the console has it, with the routes of all features, and the endpoints of its calls. */
export const consoleShell = {
  Shell,
  shell: {
    table: createRouteTable(features),
    parts: createParts(messages, features),
    prefetchLanguages: messages.prefetchLanguages,
  },
  /** Numbers of waiting records, search, quick panel, chat, unfinished imports. */
  shellHandlers: [
    ...queueEndpoints.handlers,
    ...searchEndpoints.handlers,
    ...afyaProductImports.handlers,
    ...companyImports.handlers,
    ...quickPanelHandlers,
    ...teamChatHandlers,
  ],
}
