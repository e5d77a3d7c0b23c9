import type { NavigationEntry } from '@console/core/routes'

/**
 * Specification 2: the side navigation by section. The console shows the entries whose screens exist and are open to the
 * user; who may see an entry is what its route says.
 */
export const sideNavigation: readonly NavigationEntry[] = [
  {
    id: 'applications',
    type: 'group',
    translate: 'navigation:group.applications',
    children: [
      {
        id: 'analytics',
        type: 'item',
        translate: 'navigation:item.analytics',
        url: '/dashboards/analytics',
        icon: 'dashboard',
      },
    ],
  },
]
