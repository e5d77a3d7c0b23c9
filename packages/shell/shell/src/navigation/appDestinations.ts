import type { NavigationEntry } from '@console/core/routes'
import type { IconName } from '@console/shell-navigation'
import type { en } from '../messages/en'

type AppName = keyof typeof en extends infer Key
  ? Key extends `app.${infer Name}`
    ? Name
    : never
  : never

/**
 * Destinations without an entry in the specification's side navigation, for search and shortcuts: the sample apps and pages. The
 * console offers those that exist and are open to the user.
 */
export const appDestinations: readonly NavigationEntry[] = [
  app('mail', '/apps/mail', 'envelope'),
  app('todo', '/apps/todo', 'checklist'),
  app('notes', '/apps/notes', 'note'),
  app('contacts', '/apps/contacts', 'contact'),
  app('chat', '/apps/chat', 'message'),
  app('scrumboard', '/apps/scrumboard', 'board'),
  app('academy', '/apps/academy', 'course'),
  app('fileManager', '/apps/file-manager', 'folders'),
  app('store', '/apps/e-commerce/products', 'bag'),
  app('storeOrders', '/apps/e-commerce/orders', 'cart'),
  app('calendar', '/apps/calendar', 'calendar'),
  app('profile', '/pages/profile', 'userChecked'),
  app('faq', '/pages/faq', 'info'),
  app('knowledgeBase', '/pages/knowledge-base', 'info'),
  app('icons', '/documentation/icons', 'shapes'),
]

function app(name: AppName, url: string, icon: IconName): NavigationEntry {
  return { id: `app.${name}`, type: 'item', translate: `menu:app.${name}`, url, icon }
}
