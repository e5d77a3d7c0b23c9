import { createRunnableDevEnvironment, type Plugin, resolveConfig } from 'vite'

/**
 * Runs a module of the packages in Node. They omit file extensions and import folders, which Node cannot resolve. Later dynamic
 * imports of the module, such as a language's messages, work too: unlike with Vite's `runnerImport`, whose runner is closed by then.
 * @param plugins plugins of Vite for what Node cannot run
 */
export async function importWithVite<Module>(
  path: string,
  plugins: readonly Plugin[] = [],
): Promise<Module> {
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      logLevel: 'warn',
      plugins: [...plugins],
      environments: {
        inline: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node', 'module-sync'] },
        },
      },
    },
    'serve',
  )
  const environment = createRunnableDevEnvironment('inline', config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  })
  await environment.init()
  return (await environment.runner.import(path)) as Module
}
