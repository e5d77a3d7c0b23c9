import type { Decorator } from '@storybook/react-vite'
import { Look } from '@console/ui'
import { useInsertionEffect } from 'react'

/** Sets the scheme, density and motion of the toolbar on the document, as the console does. */
export const withLook: Decorator = (Story, { globals }) => {
  const { scheme, density, motion } = globals
  useInsertionEffect(() => {
    Object.assign(document.documentElement.dataset, {
      scheme,
      density,
      motion,
      scrollbars: 'custom',
    })
  }, [scheme, density, motion])
  return (
    <Look>
      <Story />
    </Look>
  )
}
