/** What can be done with a category beside changing it: it is switched off, or on again. */
export function transitionsOf({ isActive }: { isActive: boolean }) {
  return [
    isActive
      ? ({ action: 'deactivate', title: 'action.deactivate' } as const)
      : ({ action: 'activate', title: 'action.activate' } as const),
  ]
}
