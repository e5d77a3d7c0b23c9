import type { Plugin, PluginOption } from 'vite'

/** Files that define components. Stories and other modules have no props to document. */
const components = { include: /\.tsx$/, exclude: [/\.stories\.tsx$/, /node_modules/] }

/**
 * Restricts Storybook's reading of props, for controls and docs pages, to files that define components. Reading every module took half
 * of the build.
 * @throws Error when Storybook has no such plugin
 */
export function docgenOfComponents(plugins: readonly PluginOption[]): PluginOption[] {
  if (!plugins.some(isDocgen)) throw new Error('Storybook reads props in another way')
  return plugins.map((plugin) =>
    isDocgen(plugin)
      ? { ...plugin, transform: { filter: { id: components }, handler: plugin.transform } }
      : plugin,
  )
}

function isDocgen(plugin: PluginOption): plugin is Plugin & { transform: () => string } {
  return (
    typeof plugin === 'object' &&
    plugin !== null &&
    'name' in plugin &&
    plugin.name === 'storybook:react-docgen-plugin'
  )
}
